/** Types of the messages between the page and the service worker. */
export const workerMessages = {
  /** To the page: a newer worker is ready and waits for `useNewVersion`. */
  newVersion: 'livery:new-version',
  /** To the worker: take over now. */
  useNewVersion: 'livery:use-new-version',
  /** To the worker: put the fonts at `addresses` of this message into the cache. */
  cacheFonts: 'livery:cache-fonts',
} as const;
