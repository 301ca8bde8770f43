/** First bytes of a file of each kind: the name and the type that a browser reports may both be wrong. */
const beginnings = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const;

export type PictureKind = keyof typeof beginnings;

/** The kind of a file by its first bytes. Undefined if it is neither kind, or if the file cannot be read any more. */
export async function pictureKind(file: Blob): Promise<PictureKind | undefined> {
  const bytes = await file
    .slice(0, 8)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => new Uint8Array(),
    );
  const kinds = Object.keys(beginnings) as PictureKind[];
  return kinds.find((kind) => beginnings[kind].every((byte, at) => bytes[at] === byte));
}
