/** The styles of pictures. Each merchant has one. */
export type PictureStyle = 'luminous' | 'flat' | 'blockprint' | 'bubble';

/** Every style, in the order of theme lists. */
export const PICTURE_STYLES: readonly PictureStyle[] = ['luminous', 'flat', 'blockprint', 'bubble'];

/** Game types as in the API. */
export type GameType = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ELOTT' | 'LOTT';

/** Every game type that the generators can draw. */
export const GAME_TYPES: readonly GameType[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'LOTT'];
