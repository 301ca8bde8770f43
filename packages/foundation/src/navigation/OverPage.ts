import { createContext } from 'react';

/**
 * Whether a screen is shown over another screen, which remains mounted below: then it renders a sheet instead of a bar.
 */
export const OverPage = createContext(false);
