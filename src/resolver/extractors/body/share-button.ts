import { withItsFolder } from '../address/path-parts';
import type { BodyFacts } from './body-facts';
import { NAME_WORDS } from './name-words';
import { bearsName } from './named-in-title';
import { longerSide, shorterSide } from './picture-shape';
import { words } from './word-pattern';

/** In the names of files that are no photos. */
const NETWORK = words(
  'kakao(?:talk|story)? naver weibo weixin wechat qzone hatebu hatena vkontakte odnoklassniki viber flipboard snapchat tiktok messenger',
);

/** A file, with its folder, that stands on a button for sharing: `sns/band.png`, `sns_rain.png`. */
const SHARING_FILE =
  /(?:^|[-_/])(?:sns|soc|social|fenxiang|share|sharing)[-_/][a-z]{1,12}\.(?:png|gif|webp)$/;
const PHOTO = /\.(?:jpe?g|avif)$/;

/** Pixels: a larger picture is no button. */
const LARGEST = 200;

/** Whether a picture stands on a button that shares the page, by its name or that of its file. */
export function isShareButton(facts: BodyFacts): boolean {
  if (shorterSide(facts) < LARGEST && NAME_WORDS.share.test(`${facts.ownNames} ${facts.fileName}`))
    return true;
  if (longerSide(facts) >= LARGEST) return false;
  return (
    bearsName(SHARING_FILE, withItsFolder(facts.path), facts.ofPage.words.title) ||
    (!PHOTO.test(facts.fileName) && bearsName(NETWORK, facts.fileName, facts.ofPage.words.title))
  );
}
