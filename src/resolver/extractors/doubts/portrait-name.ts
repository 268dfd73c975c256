import type { PageSnapshot } from '../../page-snapshot';
import { sharedWords } from '../body/page-words';
import { bearsName } from '../body/named-in-title';
import type { NamedPage } from './generic-name';

const PORTRAIT =
  /(?:\/|%2f)(?:avatars?|profile_images|profile[-_]?pics?|user_?pics?|user_?avatars?)(?:\/|%2f)|headshot|gravatar|profile[-_](?:cover|banner|header|photo|picture)|(?:^|[/_-]|%2f)[a-z]{0,8}avatar[-_.]|[-_]avatar\.\w+$/i;
/** Of those who write, who are the subject of their own pages alone. */
const AUTHOR_FOLDER =
  /(?:\/|%2f)(?:authors?|staff|agents?|contributors?|columnists?|bylines?|colunistas|autores|auteurs|journalists?)(?:\/|%2f)/i;

/** Whether a path is called as a portrait's is; such a name has no words of the page, and what it is called is none of them. */
export function isNamedPortrait(pathname: string, { topicWords }: NamedPage): boolean {
  if (AUTHOR_FOLDER.test(pathname)) return true;
  const isNamed = bearsName(PORTRAIT, pathname.toLowerCase(), topicWords);
  return isNamed && sharedWords(pathname.split('/').at(-1) ?? '', topicWords) < 2;
}

const WRITER = /^(?:(?:article:|dc\.|dcterms\.|parsely-)?author|dc\.creator|byl)$/;

/** Names of more than one word that a page gives those who wrote it, lower case; none of those who are its subject. */
export function writersOf({ metas, title }: Pick<PageSnapshot, 'metas' | 'title'>): string[] {
  return metas
    .filter(({ key }) => WRITER.test(key))
    .map(({ content }) => content.toLowerCase().replace(/^by\s+/, ''))
    .filter((name) => /^\p{L}+(?:[\s.'-]+\p{L}+){1,4}$/u.test(name) && !title.toLowerCase().includes(name));
}

/** Whether a picture's description names somebody who wrote the page. */
export function isOfWriter(alt: string, { writers }: { writers: readonly string[] }): boolean {
  const text = alt.toLowerCase();
  return (
    text.length <= LONGEST_OF_PORTRAIT && !CREDIT.test(text) && writers.some((name) => text.includes(name))
  );
}

/** Who writes may have taken the picture. */
const CREDIT =
  /\bby\b|©|\(c\)|credit|courtesy|(?:photo|image|picture|foto|bild|illustration|grafik|crédit|fotografía)s?\s*(?::|von\b|de\b|di\b|door\b|\/)/;

/** Characters: longer ones tell of more than a person. */
const LONGEST_OF_PORTRAIT = 60;
