import { createHash } from 'node:crypto';
import { encodePicture } from './encodePicture.ts';
import { createLruCache } from './lruCache.ts';
import { createPictureStore } from './pictureStore.ts';
import type { PictureFormat, PictureKind } from './pictureSizes.ts';
import { artVersion } from './artVersion.ts';
import type { Picture } from './sendPicture.ts';

interface Wanted {
  kind: PictureKind;
  width: number;
  format: PictureFormat;
}

/** Pictures kept in memory: 3 MB of tiles, which are what is asked for most. */
const inMemory = 600;

/** Makes bitmaps of drawings: each once, kept in the folder under a hash of all that shapes it. */
export function createBitmaps(folder: string) {
  const recent = createLruCache<Buffer>(inMemory);
  const store = createPictureStore({ folder });
  return {
    async get(svg: string, { kind, width, format }: Wanted): Promise<Omit<Picture, 'isCurrent'>> {
      const hash = createHash('sha256').update(`${artVersion()} ${kind} ${width} ${svg}`).digest('hex').slice(0, 32);
      const name = `${hash}.${format}`;
      const body = recent.get(name) ?? (await store.get(name, () => encodePicture(svg, { kind, width, format })));
      recent.set(name, body);
      return { body, hash, type: `image/${format}` };
    },
  };
}
