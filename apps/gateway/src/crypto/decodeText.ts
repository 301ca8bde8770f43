/** Bytes of a base64 text. `Buffer.from` skips what is no base64; a cipher text must not be read so kindly. */
export function decodeBase64(text: string): Buffer {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) throw new Error('not base64');
  return Buffer.from(text, 'base64');
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Text of UTF-8 bytes; throws where they are none. */
export const utf8 = (bytes: Uint8Array) => decoder.decode(bytes);
