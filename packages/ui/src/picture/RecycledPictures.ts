import { createContext } from 'react';

/**
 * Set where the elements of a tile go from game to game. Its picture is `shown`: asked for at once, for the tile is near. Or it
 * is `held`, while the page is scrolled too fast for it to be seen: not asked for, the ground is shown. Undefined elsewhere.
 */
export const RecycledPictures = createContext<'shown' | 'held' | undefined>(undefined);
