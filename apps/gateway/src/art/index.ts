/** Pictures of the sandbox world: tiles, banners and the page a launched game opens. All drawn, none fetched. */
export { bannerPicture, BANNER_THEMES, type BannerOptions, type BannerTheme } from './bannerPicture.ts';
export { gameIcon, type GameIconOptions } from './gameIcon.ts';
export { GAME_TYPES, PICTURE_STYLES, type GameType, type PictureStyle } from './pictureTypes.ts';
export { playPage, type PlayPage, type PlayPageOptions } from './play/playPage.ts';
