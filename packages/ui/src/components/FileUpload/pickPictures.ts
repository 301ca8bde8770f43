import { pictureKind } from './pictureKind.ts';

/** A file that isn't taken, and why. */
export interface RefusedFile {
  name: string;
  /** `type`: neither PNG nor JPEG by its content. `size`: too many bytes. `count`: there are enough already. */
  reason: 'type' | 'size' | 'count';
}

interface Limits {
  /** How many more there may be. */
  room: number;
  /** The most bytes of one file. */
  maxBytes: number;
}

/** Looks at what was chosen, each by itself: one that is refused costs none of the others their place. */
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
