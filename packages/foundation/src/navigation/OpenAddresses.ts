import { createContext } from 'react';

/**
 * Whether an address of the app (a path, with or without a query) shows its screen to this player. This is the case if
 * the merchant has the screen, the screen is built, and the player's role has access. For example, members have no
 * access to the login screen. For a guest, an address that requires a login is open too. The app's table of addresses
 * provides this function. Without the table, every address is open.
 */
export const OpenAddresses = createContext<(address: string) => boolean>(() => true);
