export { isPictureMoving, useSharedPicture } from './motion/useSharedPicture.ts';
