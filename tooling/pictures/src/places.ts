import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');
export const here = resolve(import.meta.dirname, '..');
export const merchantsDir = join(root, 'merchants');
/** The compiled gallery. */
export const galleryDir = join(here, '.cache/gallery');
export const reportPage = join(here, '.results/pictures/index.html');
