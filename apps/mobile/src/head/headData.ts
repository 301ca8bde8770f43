import type { PlainRequest } from '@livery/api/prefetch';
import type { Mode, TemplateVersion } from '@livery/merchant';

/** Id of the element that holds a `HeadData` as JSON. It stands in the page's head, before the script that reads it. */
export const headDataId = 'head-data';

/** What the script in the page's head has to know of the merchant. The assemble step writes it. */
export interface HeadData {
  /** The merchant's code in lower case, as it is compared with the stored session's. */
  merchantCode: string;
  /** Gateway code of the language that the page is written in. */
  defaultLanguage: string;
  /** The languages on offer, by gateway code. */
  languages: Readonly<Record<string, HeadLanguage>>;
  /** The page's own colour by mode, for the browser's bar. */
  canvas: Readonly<Record<Mode, string>>;
  /** Addresses of the app's modules, in the order in which they run. */
  code: readonly string[];
  /** What home asks the gateway for first, by language. */
  requests: Readonly<Record<string, readonly PlainRequest[]>>;
  /** The gateway has a dialect: the requests are those of a guest in a browser's tab, and the head cannot change them for others. */
  areRequestsFixed?: true;
  /** The version of home that the page is written for. */
  homeVersion: TemplateVersion;
  /** What the addresses of pictures in replies are relative to. */
  picturesFrom: string;
  /** What screens need beside what every page asks for. Left out on home's own page. */
  screens?: HeadScreens;
  /** Whether the page registers the service worker. */
  hasWorker: boolean;
}

export interface HeadScreens {
  /** Each address once: several screens need the same files. */
  addresses: readonly string[];
  /** By the screen's path, the places in `addresses` of what it needs. */
  paths: Readonly<Record<string, HeadScreen>>;
}

interface HeadScreen {
  /** Code and styles. */
  code: readonly number[];
  /** Texts, by the language's gateway code. */
  texts: Readonly<Record<string, readonly number[]>>;
}

interface HeadLanguage {
  /** BCP 47 tag. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Address of the font that a page in this language begins with. */
  font?: string;
  /** Addresses of home's texts, where they do not stand in the page. */
  texts: readonly string[];
}
