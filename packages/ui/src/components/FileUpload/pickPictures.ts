import { pictureKind } from './pictureKind.ts';

/** A refused file, and the reason. */
export interface RefusedFile {
  name: string;
  /**
   * `type`: the content is neither PNG nor JPEG. `size`: the file has too many bytes. `count`: the limit is reached.
   */
  reason: 'type' | 'size' | 'count';
}

interface Limits {
  /** Maximum number of further files. */
  room: number;
  /** Maximum bytes of one file. */
  maxBytes: number;
}

/** Checks each selected file separately. A refused file does not reduce the number of further files. */
export async function pickPictures(
  files: readonly File[],
  { room, maxBytes }: Limits,
): Promise<{ taken: File[]; refused: RefusedFile[] }> {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason =
      file.size > maxBytes
        ? 'size'
        : (await pictureKind(file)) === undefined
          ? 'type'
          : taken.length >= room
            ? 'count'
            : undefined;
    if (reason === undefined) taken.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { taken, refused };
}
