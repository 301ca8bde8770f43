import { createContext } from 'react';

/**
 * Whether an address of the app (a path, with or without a query) shows this person a screen of its own: one that the
 * merchant has, that is built, and that is not closed to them, as login is to members. A guest counts as let in where login
 * comes first. The app's table of addresses says so; without it every address is open.
 */
export const OpenAddresses = createContext<(address: string) => boolean>(() => true);
