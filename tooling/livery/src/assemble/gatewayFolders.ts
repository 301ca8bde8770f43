/** Folders of addresses that belong to the gateway. */
export const gatewayFolders: readonly string[] = ['wps', 'lgw', 'lotto', 'sandbox'];

/** The folder of the sandbox's games, all that there is on the host of games. */
export const playFolder = '/sandbox/play/';
