import { createContext } from 'react';

/**
 * Set around tiles whose elements are reused for different games. `shown`: request the picture immediately, because the
 * tile is near. `held`: do not request it while the page scrolls too fast to see it; the background is shown. Undefined
 * elsewhere.
 */
export const RecycledPictures = createContext<'shown' | 'held' | undefined>(undefined);
