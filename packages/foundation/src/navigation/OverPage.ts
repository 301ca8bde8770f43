import { createContext } from 'react';

/** Whether a screen is shown over another one, which stays as it is beneath: it then brings a sheet instead of a bar. */
export const OverPage = createContext(false);
