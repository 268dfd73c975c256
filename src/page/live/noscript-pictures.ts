import { READER_LIMITS } from '../reader-limits';
import type { Anchors } from './dom-surroundings';
import { findPictures } from './find-pictures';
import type { PicturePlace } from './picture-place';
import { insertInOrder, NO_OFFSET } from './picture-place';

const MAY_HOLD_PICTURES = /<(?:img|source|video|amp-img|image|input)\b|url\(/i;
/** Of those that have to be parsed one by one. */
const SINGLE_PARSES = 50;

/**
 * Adds the pictures that stand in `<noscript>`: where scripts run, its content is mere text. Returns whether
 * all of it was read.
 */
export function addNoscriptPictures(
  all: readonly Element[],
  places: PicturePlace[],
  anchors: Anchors,
): boolean {
  let isComplete = true;
  const noscripts: Element[] = [];
  for (const noscript of all) {
    // With scripts off it is parsed already, and its pictures are found with all others.
    if (noscript.firstElementChild !== null) continue;
    const text = noscript.textContent ?? '';
    if (!MAY_HOLD_PICTURES.test(text)) continue;
    if (text.length <= READER_LIMITS.noscriptLength) noscripts.push(noscript);
    else isComplete = false;
  }
  const parsed = parseAll(noscripts);
  let last = 0;
  for (const [index, content] of parsed.entries()) {
    const noscript = noscripts[index];
    if (noscript === undefined) continue;
    anchors.set(content, noscript);
    for (const { picture } of findPictures(content, NO_OFFSET))
      last = insertInOrder(places, { picture, place: noscript, offset: NO_OFFSET }, last);
  }
  return isComplete && parsed.length === noscripts.length;
}

/** In one go, which is far faster; a text that breaks out of its template makes it one by one. */
function parseAll(noscripts: readonly Element[]): DocumentFragment[] {
  if (noscripts.length === 0) return [];
  const all = parseTemplates(noscripts);
  if (all.length === noscripts.length) return all;
  return noscripts.slice(0, SINGLE_PARSES).flatMap((noscript) => parseTemplates([noscript]).slice(0, 1));
}

/** A parsed document is inert: it loads nothing and runs nothing. */
function parseTemplates(noscripts: readonly Element[]): DocumentFragment[] {
  const markup = noscripts.map(({ textContent }) => `<template>${textContent}</template>`).join('');
  const { head } = new DOMParser().parseFromString(markup, 'text/html');
  return [...head.children].filter((element) => element.localName === 'template').map(contentOf);
}

function contentOf(template: Element): DocumentFragment {
  return (template as HTMLTemplateElement).content;
}
