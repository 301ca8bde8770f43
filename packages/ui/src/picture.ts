export { Picture } from './picture/Picture.tsx';
export { pictureCandidates } from './picture/pictureCandidates.ts';
export type { PictureCandidates } from './picture/pictureCandidates.ts';
export { bannerWidth, railTileWidth, tileWidth } from './picture/pictureWidths.ts';
export { useFailedPicture } from './picture/useFailedPicture.ts';
