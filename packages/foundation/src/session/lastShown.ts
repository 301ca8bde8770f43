import type { Location } from 'react-router-dom';

/** The previous location of this visit: the location from which the player came to login. */
export const lastShown: { current?: Location } = {};
