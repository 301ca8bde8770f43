/** Pictures of the sandbox, all drawn by code: game tiles, banners and the page of a launched game. */
export { bannerPicture, BANNER_THEMES } from './bannerPicture.ts';
export { motifOf, gameIcon } from './gameIcon.ts';
export { headIcon, headIconIds } from './headIcon.ts';
export { vendorLogo } from './vendorLogo.ts';
export { GAME_TYPES, PICTURE_STYLES } from './pictureTypes.ts';
export { playKindOf } from './play/playKinds.ts';
export type { PlayKind } from './play/playKinds.ts';
export { playPage } from './play/playPage.ts';
