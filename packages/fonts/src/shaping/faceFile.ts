import { fileURLToPath } from 'node:url';

/** Path of a face's file, WOFF2, by its id. */
export const faceFile = (id: string) => fileURLToPath(new URL(`../files/${id}.woff2`, import.meta.url));
