/** Decodes base64 strictly: throws at any character that `Buffer.from` would ignore. */
export function decodeBase64(text: string): Buffer {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) throw new Error('not base64');
  return Buffer.from(text, 'base64');
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8; throws at invalid bytes. */
export const utf8 = (bytes: Uint8Array) => decoder.decode(bytes);
