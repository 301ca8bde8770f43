/** Addresses of the home screen: they get the HTML with home drawn into it. All others get the plain shell. */
export const homeAddresses: readonly string[] = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'];

/** Folders of addresses that belong to the gateway. */
export const gatewayFolders: readonly string[] = ['wps', 'lgw', 'lotto', 'sandbox'];
