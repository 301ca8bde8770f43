/**
 * Scripts that are not part of the app's own code, by name. They are the scripts written into every page, the service
 * worker, and the script of a merchant's bot check.
 */
export const pageScriptEntries = {
  failure: 'src/head/failure.ts',
  oldBrowser: 'src/head/oldBrowser.ts',
  head: 'src/head/head.ts',
  serviceWorker: 'src/serviceWorker/serviceWorker.ts',
  botCheck: 'src/botCheck/botCheckFrame.ts',
} as const;

export type PageScriptName = keyof typeof pageScriptEntries;

/** The scripts' code by name. Each script is self-contained and defines no global names. */
export type PageScripts = Readonly<Record<PageScriptName, string>>;

export const pageScriptNames = Object.keys(pageScriptEntries) as PageScriptName[];

/** Returns the file of a script below the build's folder. */
export const pageScriptFile = (name: PageScriptName) => `.vite/page/${name}.js`;
