/**
 * Width and height in pixels, from the header of a PNG or JPEG; undefined if it cannot be read. Nothing is
 * decompressed.
 */
export function pictureSize(
  type: 'image/png' | 'image/jpeg',
  content: Buffer,
): { width: number; height: number } | undefined {
  if (type === 'image/png')
    return content.length < 24 ? undefined : { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  // Segments of a JPEG: a marker, then a length. The segment with the size precedes the pixels.
  for (let at = 2; at + 9 <= content.length;) {
    if (content[at] !== 0xff) return undefined;
    const marker = content[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    else if (marker === 0xda) return undefined;
    else at += 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, except the three markers in that range that are not frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
