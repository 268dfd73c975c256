export { firstOfEach } from '../resolver/first-of-each';
