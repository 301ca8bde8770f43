/** The four treatments of a picture; each belongs to the character of a theme. */
export type PictureStyle = 'luminous' | 'flat' | 'blockprint' | 'bubble';

/** Every style, in the order themes list them. */
export const PICTURE_STYLES: readonly PictureStyle[] = ['luminous', 'flat', 'blockprint', 'bubble'];

/** The gateway's game types, as on the wire. */
export type GameType = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ELOTT' | 'LOTT';

/** Every game type the generators can draw. */
export const GAME_TYPES: readonly GameType[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'LOTT'];
