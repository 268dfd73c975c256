import { rememberAnswers } from '../remember-answers';
import { withoutTopics } from './without-topics';

/** What sets one entry of a list apart from the next, and says nothing of its structure. */
const OF_ENTRY =
  /^(?:first|last|odd|even|instock|outofstock|onbackorder|sale|featured|sticky|active|current|selected|product_(?:cat|tag)-.*|has-.*|tag-.*|category-.*)$/;

/** Numbers tell entries apart, `slide1` and `slide2`, where they tell of no depth. */
const NUMBER = /\d{2,}|(?<=[a-z_-])(?<!level|depth|col)\d(?!\S)/g;

/** What the names around a picture have in common with those around the other entries of its list. */
export const alikeKey = rememberAnswers((names: string): string =>
  withoutTopics(names)
    .split(' ')
    .filter((name) => !OF_ENTRY.test(name))
    .join(' ')
    .replace(NUMBER, '#'),
);
