/** Folders of addresses that belong to the gateway. */
export const gatewayFolders: readonly string[] = ['wps', 'lgw', 'lotto', 'sandbox'];
