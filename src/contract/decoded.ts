export { decoded } from '../resolver/decoded';
