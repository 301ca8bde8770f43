/** First path segments that belong to the gateway. */
export const gatewayFolders: readonly string[] = ['wps', 'lgw', 'lotto', 'sandbox'];

/** The folder of the sandbox's games. The host of games serves nothing else. */
export const playFolder = '/sandbox/play/';
