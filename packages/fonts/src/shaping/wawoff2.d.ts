declare module 'wawoff2' {
  /** From an uncompressed font file to WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** From WOFF2 to an uncompressed font file. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
