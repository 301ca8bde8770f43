import { createContext } from 'react';

/**
 * For tiles whose elements are reused for different games. `shown`: the tile is near, so request the picture
 * immediately. `delayed`: the page scrolls too fast to see pictures, so request nothing and show the background. Undefined
 * for all other pictures.
 */
export const RecycledPictures = createContext<'shown' | 'delayed' | undefined>(undefined);
