import { parseUrl } from '../../parse-url';
import { oncePerPage } from '../once-per-page';

const PROFILE_PATH =
  /\/(?:authors?|people|person|staff|team|members?|users?|profiles?|faculty|speakers?|mitarbeiter|u)\/[^/]+\/?$|^\/@[^/]+\/?$/i;
const PROFILE_NODE = /"@type"\s*:\s*"ProfilePage"/;

/** Whether a page is about a person, by what it declares or its path: then a portrait is no mistake. */
export const isProfilePage = oncePerPage(
  ({ url, metas, jsonLd }) =>
    metas.some(({ key, content }) => key === 'og:type' && content.startsWith('profile')) ||
    jsonLd.some((text) => PROFILE_NODE.test(text)) ||
    PROFILE_PATH.test(parseUrl(url)?.pathname ?? ''),
);
