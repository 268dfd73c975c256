import { fileName } from '../body/file-name';
import { isColumn, sharedWords } from '../body/page-words';
import { bearsName } from '../body/named-in-title';
import { oncePerPage } from '../once-per-page';
import { parseJson } from '../parse-json';
import type { NamedPage } from './named-page';

const PORTRAIT =
  /(?:\/|%2f)(?:avatars?|profile_images|profile[-_]?pics?|user_?pics?|user_?avatars?|profile?\/u(?:sers?)?)(?:\/|%2f)|headshot|gravatar|\/people\/[^/]+\/profile?[-_.]|profile[-_](?:cover|banner|header|photo|picture)|(?:^|[/_-]|%2f)[a-z]{0,8}avatar[-_.]|[-_]avatar\.\w+$|\/(?:\w+,)*c_thumb,(?:\w+,)*g_face/i;
/** Of those who write, who are the subject of their own pages alone. */
const AUTHOR_FOLDER =
  /(?:\/|%2f)(?:authors?(?:[-_]?(?:photos?|images?|pics?))?|kirjailija(?:kuva)?t|autoren(?:fotos|bilder)?|auteursfotos|forfatterbilder|staff|agents?|contributors?|columnists?|bylines?|colunistas|autores|auteurs|journalists?|agent[ei]s?|agentes|makler(?:i|zy)|conseillers?|doradcy|yazarlar|firmas|opinadores|autor[yi]|autor(?=(?:\/|%2f)[^/]*$)|autorzy|avtor[iy]|kolumnisten|skribenter|forfattere|kirjoittajat|szerzok|articulistas|baskan|mayor|alcaldes?|alcaldia|burmistrz|starosta|sindaco|buergermeister|burgemeester|rektor|rector|direktor|prezydent|polgarmester|primar|k2\/users|photo\/member|kijar|gija|reporters?|redakcja)(?:\/|%2f)/i;

/** `1200px-`, before what MediaWiki makes of a file. */
const WIDTH = /^\d{2,4}px-/;

/** Letters; a shorter name may begin any other. */
const MIN_SLUG = 4;

/** Whether a path is called as a portrait's is; such a name has no words of the page, and what it is called is none of them. */
export function isNamedPortrait(pathname: string, page: NamedPage, writers: readonly string[]): boolean {
  const { topicWords } = page;
  const file = fileName(pathname).toLowerCase();
  if (AUTHOR_FOLDER.test(pathname)) return !isOfSubject(file, page);
  if (OF_PERSON.test(pathname) && (isCalledAsWriter(file, writers) || isCalledAsOwner(file, page)))
    return true;
  // `Matsya-avatar-panel.jpg` of the page about Matsya.
  if (page.slug.length >= MIN_SLUG && file.replace(WIDTH, '').startsWith(page.slug)) return false;
  const isNamed = bearsName(PORTRAIT, pathname.toLowerCase(), topicWords);
  return isNamed && sharedWords(pathname.split('/').at(-1) ?? '', topicWords) < 2;
}

/** `mira-holt-portrait.jpg` of `/interviews/mira-holt-on-bees`; who writes a column may stand in its path, too. */
function isOfSubject(file: string, { slug, path }: NamedPage): boolean {
  const name = /^\p{L}{3,}[-_]\p{L}{3,}/u.exec(file)?.[0].replace('_', '-');
  return name !== undefined && slug.startsWith(`${name}-`) && !isColumn(path);
}

/** A folder of people, or of who shows videos: a section of a site may be called so, and its pictures are large. */
export const OF_PEOPLE = /\/(?:people|channels?\/[^/]+)\/[^/]+$/i;

/** Whether a path is that of a file among those of a site's writers. */
export function isInFolderOfWriters(pathname: string): boolean {
  return AUTHOR_FOLDER.test(pathname);
}

/** A photo may be upright, and called so: only with the name of somebody. */
const OF_PERSON = /portr(?:ai|ae?|[eé])t|ritratto|retrato/i;

function isCalledAsWriter(file: string, writers: readonly string[]): boolean {
  const names = writers.flatMap((name) => name.split(/[^\p{L}]+/u)).filter((name) => name.length >= 4);
  return names.some((name) => file.includes(name));
}

/** What the owner of a site calls pages about themselves. */
const ABOUT_OWNER =
  /^(?:about|bio|contact|info|me|press|cv|profil|portrait|ueber|sobre|acerca|a-propos|qui-|chi-|over|om-|o-mn|hakkimda|kontakt)/;

/** Whether a file is called by a name that the site is called by, too, and by nothing of the page. */
function isCalledAsOwner(file: string, { isSiteWord, slug, topicWords }: NamedPage): boolean {
  if (slug === '' || ABOUT_OWNER.test(slug)) return false;
  const words = file.split(/[^\p{L}]+/u).filter((word) => word.length >= 4 && !OF_PERSON.test(word));
  return words.some(isSiteWord) && !words.some((word) => topicWords.has(word));
}

const WRITER = /^(?:(?:article:|dc\.|dcterms\.|parsely-)?author|dc\.creator|byl)$/;

/** A person who wrote it, in JSON-LD: read as text, since only the name is wanted. */
const AUTHOR = /"author"\s*:\s*(?:\[\s*)?\{[^{}]{0,300}?"name"\s*:\s*("(?:[^"\\]|\\.){4,60}")/g;

/** Names of more than one word that a page gives those who wrote it, lower case; none of those who are its subject. */
export const writersOf = oncePerPage(({ metas, title, jsonLd }): readonly string[] => {
  const named = metas.filter(({ key }) => WRITER.test(key)).map(({ content }) => content);
  const authors = jsonLd.flatMap((text) =>
    [...text.matchAll(AUTHOR)].map(([, name = '']) => parseJson(name)),
  );
  return [...named, ...authors]
    .map((name) =>
      String(name)
        .toLowerCase()
        .replace(/^by\s+/, ''),
    )
    .filter((name) => /^\p{L}+(?:[\s.'-]+\p{L}+){1,4}$/u.test(name) && !title.toLowerCase().includes(name));
});

/** Whether a picture of the body is described as one of those who wrote the page, and as nothing more, or its file called so. */
export function isPortraitOfWriter(alt: string, fileName: string, writers: readonly string[]): boolean {
  if (writers.length === 0) return false;
  const described = alt.trim().toLowerCase();
  return writers.some((name) => described === name || fileName.startsWith(name.replace(/[^\p{L}]+/gu, '-')));
}

/** Whether a picture's description names somebody who wrote the page. */
export function isOfWriter(alt: string, { writers }: { writers: readonly string[] }): boolean {
  const text = alt.toLowerCase();
  if (text.length > LONGEST_OF_PORTRAIT || CREDIT.test(text)) return false;
  const first = FIRST_NAME.exec(alt)?.[1]?.toLowerCase();
  return writers.some((name) => text.includes(name) || (first !== undefined && name.startsWith(`${first} `)));
}

/** `Maren in her kitchen`: a name and no surname. */
const FIRST_NAME = /^(\p{Lu}\p{L}{3,20})\s+\p{Ll}/u;

/** Who writes may have taken the picture. */
const CREDIT =
  /\bby\b|©|\(c\)|credit|courtesy|(?:photo|image|picture|foto|bild|illustration|grafik|crédit|fotografía)s?\s*(?::|von\b|de\b|di\b|door\b|\/)/;

/** Characters: longer ones tell of more than a person. */
const LONGEST_OF_PORTRAIT = 60;
