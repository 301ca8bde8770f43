export { SentPicture } from './components/SentPicture/SentPicture.tsx';
export type { SentPictureProps } from './components/SentPicture/SentPicture.tsx';
