/** What a page is asked for. Plain data: it travels as JSON. */
export interface PageQuestion {
  url: string;
  /** The address, without its fragment, that the page must still have. */
  page: string;
  method: 'GET' | 'HEAD';
  /** How the browser's cache is used, one try each, until one brings an answer. */
  caches: readonly RequestCache[];
  maxBytes: number;
  timeoutMs: number;
}

/**
 * Fetches with the page's own rights, and answers as `pageAnswerSchema` says; never rejects. Runs in the page, so it may
 * use nothing from out here. Without cookies and referrer, as every request of ours.
 */
export async function fetchInPage(asked: unknown): Promise<unknown> {
  const { url, page, method, caches, maxBytes, timeoutMs } = asked as PageQuestion;
  if (location.href.replace(/#.*$/s, '') !== page) return { status: 'moved' };
  const done = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), done.signal]);

  async function ask(): Promise<Response> {
    let why: unknown;
    for (const cache of caches) {
      try {
        return await fetch(url, {
          method,
          cache,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          signal,
        });
      } catch (fault) {
        why = fault;
      }
    }
    throw why;
  }

  async function read({ body }: Response): Promise<Blob> {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = body?.getReader();
    for (let left = maxBytes; reader && left > 0; ) {
      const { done: isOver, value } = await reader.read();
      if (isOver) break;
      chunks.push(value.subarray(0, left));
      left -= value.length;
    }
    return new Blob(chunks);
  }

  /** By the browser itself: in Firefox a script in a page takes thirty times as long over bytes. */
  function base64(file: Blob): Promise<string> {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
      reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
      reader.readAsDataURL(file);
    });
  }

  try {
    const response = await ask();
    return {
      status: 'answered',
      url: response.url,
      httpStatus: response.status,
      contentType: response.headers.get('content-type'),
      contentLength: response.headers.get('content-length'),
      base64: await base64(await read(response)),
    };
  } catch (fault) {
    return { status: 'failed', why: String(fault), isLate: signal.aborted };
  } finally {
    // What is past the budget is not downloaded.
    done.abort();
  }
}
