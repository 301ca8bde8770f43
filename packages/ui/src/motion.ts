export { useSharedPicture } from './motion/useSharedPicture.ts';
