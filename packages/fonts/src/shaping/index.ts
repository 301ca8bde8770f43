export { faceFile } from './faceFile.ts';
export { type Shaper, shaperFor } from './shaper.ts';
export { compress, decompress } from './woff2.ts';
