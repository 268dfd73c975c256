/** Pages of which the cover is not found, each with the reason. One that is found has no place here. */
export const KNOWN_MISSES: Readonly<Record<string, string>> = {
  'blog-hugo-css-hero':
    'The photo is the background of a rule in a `<style>`: the live page shows it, its HTML alone does not say where.',
  'event-meetup-rdfa':
    'A Drupal image style is named; that the original lies at the same path without `styles/…` is known only when it has been asked for.',
  'forum-vbulletin-cp1254':
    'The forum shows a thumbnail inside a link to `attachment.php`, and an address without a file ending may be any page.',
  'genealogy-portrait': 'A chart of the family is larger than the portrait, and stands in the text as well.',
  'koha-catalogue': 'The cover’s file without `thumbnail=1` stands nowhere in the page.',
  'rss-html-rendered':
    'A page that collects posts of many sites is an article to all that can be seen, and the photo of the first post is in it.',
};
