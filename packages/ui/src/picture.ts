export { pictureCandidates } from './picture/pictureCandidates.ts';
export type { PictureCandidates } from './picture/pictureCandidates.ts';
export { bannerWidth, railTileWidth } from './picture/pictureWidths.ts';
