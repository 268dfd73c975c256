/** In points: at or above this a picture is a cover. */
export { COVER_THRESHOLD } from '../resolver/extractors/page-bonuses';
