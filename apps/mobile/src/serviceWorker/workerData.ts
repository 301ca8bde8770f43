/** Data about the merchant's skin for the service worker. The assemble step writes it before the worker's code. */
export interface WorkerData {
  /** The merchant's code. */
  code: string;
  /** Changes with the page and with any file of the skin. */
  skinVersion: string;
  /** Address of the page without a drawn home. */
  shell: string;
  /** Addresses fetched on installing: what the shell needs to draw anything, and what shows when something fails. */
  precache: readonly string[];
  /** The hash of the content of each file of the skin, by its address. Other files are removed from the cache. */
  files: Readonly<Record<string, string>>;
  /** Starts of addresses that carry a hash of the content and never change. */
  hashed: readonly string[];
}
