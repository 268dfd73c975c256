const TOPIC = /^(?:category|tag|post_tag|type|status|format)-/;
const TOPIC_INSIDE = /(?:category|tag|type|status|format)-/;

/** Publishing tools write a page's topics into its class names, where they would pass for its structure. */
export function withoutTopics(names: string): string {
  if (!TOPIC_INSIDE.test(names)) return names;
  return names
    .split(' ')
    .filter((name) => !TOPIC.test(name))
    .join(' ');
}
