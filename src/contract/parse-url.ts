export { parseUrl } from '../resolver/parse-url';
