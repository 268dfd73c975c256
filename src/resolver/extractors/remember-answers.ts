/** Answers that are kept: as many as a page with all its pictures asks for. */
const LIMIT = 1_024;

/**
 * The same function of a short text: it is asked of most addresses five times and more while a page's pictures are
 * chosen. Its answers must not be changed. What is known is forgotten once it is too much.
 */
export function rememberAnswers<Answer>(
  read: (address: string) => Answer,
  limit: number = LIMIT,
): (address: string) => Answer {
  const known = new Map<string, Answer>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    if (known.size >= limit) known.clear();
    const answer = read(address);
    known.set(address, answer);
    return answer;
  };
}
