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

/** Number of pictures cached in memory: 3 MB of tiles, which are requested most. */
const inMemory = 600;

/** Creates bitmaps of drawings. Each is created once and stored in the folder under a hash of all its inputs. */
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
