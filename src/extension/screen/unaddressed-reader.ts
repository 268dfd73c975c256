import type { Scripting } from 'webextension-polyfill';
import { formatOfContentType } from '../../resolver/image-format';
import { LIMITS } from '../../resolver/limits';
import { SNAPSHOT_LIMITS } from '../../resolver/page-snapshot';
import type { Clock } from '../../resolver/ports';
import { z } from '../../resolver/zod';
import type { TabPage, UnaddressedPicture } from '../../ui/picture-services';
import { isSamePage, pageChanged } from '../pages/page-changed';
import { scriptingFault } from '../pages/scripting-fault';
import { untilAborted } from '../until-aborted';
import { blobOfDataUrl } from './data-url';

export interface UnaddressedReaderParts {
  scripting: Pick<Scripting.Static, 'executeScript'>;
  clock: Pick<Clock, 'timeoutSignal'>;
}

const SCRIPT = '/unaddressed-reader.js';

/**
 * The large pictures that a page in a tab shows and that have no address, with their files. Rejects with a ResolveError:
 * `page_changed` where the tab shows another page by now, `timeout`, and the faults of scripts.
 */
export function createUnaddressedReader({ scripting, clock }: UnaddressedReaderParts) {
  return async ({ tabId, url }: TabPage): Promise<readonly UnaddressedPicture[]> => {
    const page = new URL(url);
    const late = clock.timeoutSignal(LIMITS.requestTimeoutMs);
    const refuse = (fault: unknown) => {
      throw scriptingFault(fault, page);
    };
    const run = scripting.executeScript({ target: { tabId }, files: [SCRIPT], injectImmediately: true });
    const [injected] = await untilAborted(run, late, 'The page took too long to answer.').catch(refuse);
    if (injected?.error !== undefined) refuse(injected.error);
    const { data } = answerSchema.safeParse(injected?.result);
    if (!data || !isSamePage(data.url, page)) throw pageChanged();
    return data.files.map(withFile);
  };
}

function withFile({ dataUrl, ...facts }: AnsweredFile): UnaddressedPicture {
  const blob = dataUrl === null ? null : blobOfDataUrl(dataUrl);
  if (dataUrl === null || blob === null) return { ...facts, format: 'unknown', file: null };
  return { ...facts, format: formatOfContentType(blob.type) ?? 'unknown', file: { blob, dataUrl } };
}

/** The script is ours, but it ran in a page that shapes what it finds. */
const fileSchema = z.object({
  made: z.enum(['canvas', 'script', 'data']),
  width: z.number().check(z.minimum(0)),
  height: z.number().check(z.minimum(0)),
  dataUrl: z.nullable(z.string().check(z.regex(/^data:/i))),
});
const answerSchema = z.object({
  url: z.string(),
  files: z.array(fileSchema).check(z.maxLength(SNAPSHOT_LIMITS.unaddressed)),
});
type AnsweredFile = z.infer<typeof fileSchema>;
