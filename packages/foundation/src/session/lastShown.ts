import type { Location } from 'react-router-dom';

/** The location that was on show before the current one in this visit: where somebody came to login from. */
export const lastShown: { current?: Location } = {};
