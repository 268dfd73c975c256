import { dataNames, type PageElement } from './page-element';

/** What forums, boards and comments call an element that holds one post, with its number. */
const POST_ID =
  /(?:^|[_-])(?:(?:js-|td_?)?post|msg|message|postmessage|pid)(?:[_-]?(?:message|content|text|body))?[_-]?(\d{1,20})$/i;
const SHORT_ID = /^(?:p|pc|m)[_-]?(\d{3,20})$/;
const REPLY_ID = /(?:^|[_-])(?:comment|reply|answer|respuesta|antwort)[_-]?(\d{1,20})$/i;
const POST_DATA = [
  'data-post-id',
  'data-postid',
  'data-post-number',
  'data-pid',
  'data-msgid',
  'data-message-id',
];
const REPLY_DATA = ['data-comment-id', 'data-commentid', 'data-answerid', 'data-answer-id', 'data-reply-id'];
const NUMBERED = dataNames(
  [...POST_DATA, ...REPLY_DATA],
  /data-(?:post|pid|msg|message|comment|answer|reply)/i,
);

/** `post 12` for an element that holds the post of that number, `reply 12` for an answer to it; empty for any other. */
export function postOf(element: PageElement): string {
  const id = element.attribute('id');
  if (id !== undefined) {
    const post = (POST_ID.exec(id) ?? SHORT_ID.exec(id))?.[1];
    if (post !== undefined) return `post ${post}`;
    const reply = REPLY_ID.exec(id)?.[1];
    if (reply !== undefined) return `reply ${reply}`;
  }
  if (!element.mayHaveOneOf(NUMBERED)) return '';
  return numbered(element, POST_DATA, 'post') || numbered(element, REPLY_DATA, 'reply');
}

function numbered(element: PageElement, names: readonly string[], kind: string): string {
  for (const name of names) {
    const value = element.attribute(name);
    if (value !== undefined && /^\d{1,20}$/.test(value)) return `${kind} ${value}`;
  }
  return '';
}
