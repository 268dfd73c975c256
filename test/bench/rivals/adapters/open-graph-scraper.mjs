import ogs from 'open-graph-scraper';
import { decodePage } from './decode-page.mjs';

/** Its pictures in its order; of a page without metadata it answers with an error, which is "none". */
export async function resolvePage(bytes) {
  const { result } = await answerOf(decodePage(bytes));
  const candidates = [...(result.ogImage ?? []), ...(result.twitterImage ?? [])].map(({ url }) => url);
  return { cover: candidates[0] ?? null, candidates, ...(result.ogTitle ? { title: result.ogTitle } : {}) };
}

async function answerOf(html) {
  try {
    return await ogs({ html });
  } catch (answer) {
    if (answer instanceof Error) throw answer;
    return { result: {} };
  }
}
