import type { PlainRequest } from '@livery/api/prefetch';
import type { Mode } from '@livery/merchant';

/** Id of the element that contains a `HeadData` as JSON. It is in the page's head, before the script that reads it. */
export const headDataId = 'head-data';

/** Facts about the merchant for the script in the page's head. The assemble step writes them. */
export interface HeadData {
  /** The merchant's code in lower case, for the comparison with the code in the stored session. */
  merchantCode: string;
  /** Gateway code of the language that the page is written in. */
  defaultLanguage: string;
  /** The available languages, by gateway code. */
  languages: Readonly<Record<string, HeadLanguage>>;
  /** The page's background colour by mode, for the browser's bar. */
  canvas: Readonly<Record<Mode, string>>;
  /** Addresses of the app's modules, in the order in which they run. */
  code: readonly string[];
  /** Home's first requests to the gateway, by language. */
  requests: Readonly<Record<string, readonly PlainRequest[]>>;
  /**
   * Present if the gateway has a dialect. Then the requests are those of a guest in a browser tab, and the script in
   * the head cannot change them.
   */
  areRequestsFixed?: true;
  /** Base address for the relative picture addresses in replies. */
  picturesFrom: string;
  /** Files that single screens need in addition to the files of every page. Omitted on home's own page. */
  screens?: HeadScreens;
  /** Whether the page registers the service worker. */
  hasWorker: boolean;
}

export interface HeadScreens {
  /** The addresses of the files. Each is listed once, because several screens need the same files. */
  addresses: readonly string[];
  /** The files that each screen needs, by the path of the screen. */
  paths: Readonly<Record<string, HeadScreen>>;
}

interface HeadScreen {
  /** Code and styles, as indexes in `addresses`. */
  code: readonly number[];
  /** Texts by the gateway's code of the language, as indexes in `addresses`. */
  texts: Readonly<Record<string, readonly number[]>>;
}

interface HeadLanguage {
  /** BCP 47 tag. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Address of the first font of a page in this language. */
  font?: string;
  /** Addresses of home's texts, if the page does not contain them. */
  texts: readonly string[];
}
