/** How a file of each kind begins: the name and the type that a browser tells may both be wrong. */
const beginnings = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const;

export type PictureKind = keyof typeof beginnings;

/** What a file is by its first bytes; undefined where it is neither, or can't be read any more. */
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
