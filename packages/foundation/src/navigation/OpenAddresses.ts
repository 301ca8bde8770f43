import { createContext } from 'react';

/**
 * Whether an address of the app (a path, with or without a query) shows its screen to this player: the merchant has the
 * screen, it is built, and it is not closed to the player, as login is to members. An address that requires a login
 * counts as open for a guest. The app's table of addresses provides this function; without it every address is open.
 */
export const OpenAddresses = createContext<(address: string) => boolean>(() => true);
