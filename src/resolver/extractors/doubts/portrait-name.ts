import { sharedWords } from '../body/page-words';
import { bearsName } from '../body/named-in-title';
import type { NamedPage } from './generic-name';

const PORTRAIT =
  /(?:\/|%2f)(?:avatars?|profile_images|profile[-_]?pics?|user_?pics?|user_?avatars?)(?:\/|%2f)|headshot|gravatar|(?:^|[/_-]|%2f)[a-z]{0,8}avatar[-_.]|[-_]avatar\.\w+$/i;
/** Of those who write, who are the subject of their own pages alone. */
const AUTHOR_FOLDER =
  /(?:\/|%2f)(?:authors?|staff|agents?|contributors?|columnists?|bylines?|colunistas|autores|auteurs|journalists?)(?:\/|%2f)/i;

/** Whether a path is called as a portrait's is; such a name has no words of the page, and what it is called is none of them. */
export function isNamedPortrait(pathname: string, { topicWords }: NamedPage): boolean {
  if (AUTHOR_FOLDER.test(pathname)) return true;
  const isNamed = bearsName(PORTRAIT, pathname.toLowerCase(), topicWords);
  return isNamed && sharedWords(pathname.split('/').at(-1) ?? '', topicWords) < 2;
}
