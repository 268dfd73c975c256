/** Links around a picture that lead to a page, or a script, which shows that very picture. */
import type { AddressParts } from '../address/address-parts';
import { lastPart } from '../address/path-parts';

/** The way to a network, which is told of the page and of its picture. */
export const SHARES = /\/(?:pin\/create|share(?:r|-?article)?|intent|submit|bookmarklet)(?:\/|\.php|$)/i;

/** Letters and digits that the name of a file has at least where no two files share it. */
const MIN_NAME = 6;

/** `/F/i017.host.example/1302/3fd0a1c77e52.jpg.html` around `3fd0a1c77e52.jpeg`: what hosts of pictures have for each. */
export function isPageOfFile(link: AddressParts, { path }: AddressParts): boolean {
  const file = lastPart(path);
  const end = file.lastIndexOf('.');
  if (end < MIN_NAME) return false;
  if (isPopUpOf(link, path)) return true;
  const ofName = link.path.split(`/${file.slice(0, end)}.`, 2)[1] ?? '';
  return (
    link.path.includes(`/${file}`) || /^(?:jpe?g|png|gif|webp|avif)/i.test(ofName) || isDrawingOf(link, path)
  );
}

/** `/wiki/Fil:Tower.svg` around `/thumb/2/2d/Tower.svg/220px-Tower.svg.png`: what MediaWiki makes of a drawing. */
function isDrawingOf(link: AddressParts, path: string): boolean {
  const drawing = /\/([^/]+\.svg)\/[^/]+$/i.exec(path)?.[1];
  return drawing !== undefined && link.path.endsWith(`:${drawing}`);
}

/** `/photos/mira/2334884638/` around `2334884638_d541_m.jpg`: a host of photos has a page for each. */
export function isPageOfPhoto(link: AddressParts, { path }: AddressParts): boolean {
  const number = /\/(\d{8,})_[^/]+$/.exec(path)?.[1];
  return number !== undefined && link.path.includes(`/${number}`);
}

/** `imgur.test/a8Kq2` around `i.imgur.test/a8Kq2.jpg`: the same company, and an id in both addresses. */
export function isOfOneHost(link: AddressParts, picture: AddressParts): boolean {
  const company = link.host.split('.').at(-2) ?? '';
  if (company.length < MIN_COMPANY || !picture.host.includes(company)) return false;
  const parts = new Set(picture.path.replace(/\.\w{3,4}$/, '').split('/'));
  return link.path.split('/').some((part) => ID.test(part) && parts.has(part));
}

const MIN_COMPANY = 4;

/** A number, or letters with a digit or a capital among them. */
const ID = /^(?=.*[\dA-Z])[\w-]{4,}$/;

/** `/photo/station.html` around `/photo/station-thumb.jpg`, as Movable Type opens a larger one. */
function isPopUpOf(link: AddressParts, path: string): boolean {
  const whole = /^(.+)-thumb\.\w{3,4}$/.exec(path)?.[1];
  return whole !== undefined && link.path === `${whole}.html`;
}

/** `file.php?id=7&mode=view` around `file.php?id=7&t=1`: the script that hands out a small file, asked for the large one. */
export function isFileOfScript(link: AddressParts, picture: AddressParts): boolean {
  if (!link.query.includes('=')) return false;
  // `resserver.php?resource=bridge.jpg`, as LifeType has it.
  const isNamed = picture.path.includes('.') && `${link.query}&`.includes(`=${lastPart(picture.path)}&`);
  if (isNamed) return !SHARES.test(link.path);
  if (link.path !== picture.path || link.host !== picture.host) return false;
  const number = /(?:id|attach|aid|file)=(\d+)/i;
  const asked = number.exec(link.query)?.[1];
  return asked !== undefined && asked === number.exec(picture.query)?.[1];
}
