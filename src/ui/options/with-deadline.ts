/** Storage answers in milliseconds; past this it will not. */
const ANSWER_MS = 5_000;

/** The same promise, rejected with `sentence` where it takes longer than an answer may. */
export async function withDeadline<T>(answer: Promise<T>, sentence: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), ANSWER_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
