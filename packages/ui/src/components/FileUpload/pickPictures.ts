import { pictureKind } from './pictureKind.ts';

/** A refused file, and the reason. */
export interface RefusedFile {
  name: string;
  /** `type`: neither PNG nor JPEG by its content. `size`: too many bytes. `count`: there are enough already. */
  reason: 'type' | 'size' | 'count';
}

interface Limits {
  /** How many more files are allowed. */
  room: number;
  /** Maximum bytes of one file. */
  maxBytes: number;
}

/** Checks each chosen file separately: a refused file does not use up the room of another. */
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
