/** Data about the merchant's skin for the service worker. The assemble step writes it before the worker's code. */
export interface WorkerData {
  /** The merchant's code. */
  code: string;
  /** Version of the skin. It changes with the page and with any file of the skin. */
  skinVersion: string;
  /** Address of the page without prerendered HTML of home. */
  shell: string;
  /** Addresses to fetch on installation: the files that the shell needs to render, and those of the failure screens. */
  precache: readonly string[];
  /** The content hash of each file of the skin, by its address. Other files are removed from the cache. */
  files: Readonly<Record<string, string>>;
  /** Prefixes of addresses that contain a content hash. The files at these addresses never change. */
  hashed: readonly string[];
}
