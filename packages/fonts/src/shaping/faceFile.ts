import { fileURLToPath } from 'node:url';

/** Path of the WOFF2 file of a face, by the id of the face. */
export const faceFile = (id: string) => fileURLToPath(new URL(`../files/${id}.woff2`, import.meta.url));
