const CHARSET = /<meta[^>]{1,300}charset\s*=\s*["']?\s*([\w-]{1,40})/i;
const PRESCAN_BYTES = 4_096;

/** The text of a page for those rivals that take text: by the page's own word for its character set, else UTF-8. */
export function decodePage(bytes) {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN_BYTES));
  return decoderOf(CHARSET.exec(start)?.[1] ?? 'utf-8').decode(bytes);
}

function decoderOf(label) {
  try {
    return new TextDecoder(label);
  } catch (fault) {
    if (fault instanceof RangeError) return new TextDecoder();
    throw fault;
  }
}
