declare module 'html-encoding-sniffer' {
  interface SnifferOptions {
    transportLayerEncodingLabel?: string;
    defaultEncoding?: string;
    maxPrescanBytes?: number;
  }

  /** The name of the encoding of an HTML document that begins with `bytes`. */
  function sniffHtmlEncoding(bytes: Uint8Array, options?: SnifferOptions): string;

  export = sniffHtmlEncoding;
}
