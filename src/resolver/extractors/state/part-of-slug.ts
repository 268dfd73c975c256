/** Whether a slug is one part of an address's last: `glass-bridge` of `4711-glass-bridge`; who has sung a song stands before its title, whose words are longer. */
export function isPartOf(slug: string, last: string): boolean {
  const isEnd = last.endsWith(`-${slug}`);
  if (!isEnd && !last.startsWith(`${slug}-`)) return false;
  const others = isEnd ? last.slice(0, -slug.length) : last.slice(slug.length);
  const words = others.split('-').filter((word) => !/^(?=\D*\d)[\da-f]+$/.test(word));
  return words.join('').length <= slug.length;
}
