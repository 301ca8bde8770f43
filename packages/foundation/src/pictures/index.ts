export { useContentPictures } from './useContentPictures.ts';
export { useGamePictures } from './useGamePictures.ts';
