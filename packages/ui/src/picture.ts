export { pictureCandidates } from './picture/pictureCandidates.ts';
export type { PictureCandidates } from './picture/pictureCandidates.ts';
export { bannerWidth, homeTileWidth } from './picture/pictureWidths.ts';
