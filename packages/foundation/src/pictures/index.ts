export { useContentPictures } from './useContentPictures.ts';
