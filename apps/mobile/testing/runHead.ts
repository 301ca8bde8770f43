import { constants, runInNewContext } from 'node:vm';
import { buildPageScripts } from '../pageScripts/pageScripts.ts';
import type { HeadData } from '../src/head/headData.ts';

/** The scripts as they are built into the pages. Every outside name that they use must exist in a browser too. */
export const { scripts } = await buildPageScripts();

const requestsIn = (language: string): HeadData['requests'][string] =>
  ['announcements', 'hotGames', 'vendors'].map((name) => ({
    address: `/lgw/${name}?language=${language}`,
    method: 'GET',
    credentials: 'omit',
    headers: { Accept: 'application/json', Merchant: 'padma', Language: language, Device: 'MOBILE', ModuleId: 'COMM3' },
  }));

/** A merchant's data for the script in the head of its page. */
export const data: HeadData = {
  merchantCode: 'padma',
  defaultLanguage: 'BN',
  languages: {
    BN: { tag: 'bn', direction: 'ltr', font: '/fonts/bengali.1.woff2', texts: [] },
    EN: { tag: 'en', direction: 'ltr', font: '/fonts/latin.1.woff2', texts: ['/texts/EN/home.1.json'] },
    UR: { tag: 'ur', direction: 'rtl', font: '/fonts/arabic.1.woff2', texts: ['/texts/UR/home.1.json'] },
  },
  canvas: { dark: '#101010', light: '#fafafa' },
  code: ['data:text/javascript,ran.push("libraries")', 'data:text/javascript,ran.push("app")'],
  requests: { BN: requestsIn('BN'), EN: requestsIn('EN'), UR: requestsIn('UR') },
  picturesFrom: '',
  screens: {
    addresses: ['/assets/help.1.js', '/assets/help.1.css', '/texts/BN/help.1.json', '/texts/EN/help.1.json'],
    paths: { '/m/help': { code: [0, 1], texts: { BN: [2], EN: [3] } } },
  },
  hasWorker: true,
};

/** A page, and the state of the browser that opens it. */
export interface Page {
  stored?: Record<string, string> | 'blocked';
  path?: string;
  isStandalone?: boolean;
  /** Whether the phone itself is in dark mode. */
  isPhoneDark?: boolean;
  hasWorker?: boolean;
  /**
   * Time at which home was filled with the gateway's replies, in milliseconds since 1970. Default: home has no replies.
   */
  drawnAt?: number;
  /** Faces cut to the prerendered words. */
  cuts?: object[];
  /** Whether a service worker controls the page. */
  isControlled?: boolean;
  /** The gateway's reply to the call for announcements. */
  announcements?: () => Promise<unknown>;
  /** Whether an earlier script marked the browser as too old. */
  isTooOld?: boolean;
  /** Addresses of the app's modules. */
  code?: readonly string[];
}

/** Runs the script on a page. Returns the root's state, the theme colour, and the requests. */
export function runHead({
  stored = {},
  path = '/m/home',
  isStandalone = false,
  isPhoneDark = false,
  hasWorker = true,
  drawnAt,
  cuts,
  isControlled = false,
  isTooOld = false,
  announcements = () => new Promise(() => {}),
  code = data.code,
}: Page = {}) {
  const written: Record<string, string> = {};
  const root = {
    lang: 'bn',
    dir: 'ltr',
    dataset: {
      ...(drawnAt !== undefined && { drawn: String(drawnAt) }),
      ...(isTooOld && { failed: 'old' }),
      ...(cuts !== undefined && { cuts: JSON.stringify(cuts) }),
    } as Record<string, string>,
  };
  const meta = { content: '' };
  const registered: unknown[] = [];
  const preloads: Record<string, string>[] = [];
  const sent: { address: string; init: RequestInit }[] = [];
  const settled: Promise<unknown>[] = [];
  const faces: FakeFace[] = [];
  class FakeFace {
    isLoading = false;
    readonly name: string;
    readonly source: string;
    readonly descriptors: FontFaceDescriptors;
    constructor(name: string, source: string, descriptors: FontFaceDescriptors) {
      this.name = name;
      this.source = source;
      this.descriptors = { ...descriptors };
    }
    load() {
      this.isLoading = true;
      return Promise.reject(new Error('gone'));
    }
  }
  const listeners: Record<string, (event?: unknown) => void> = {};
  /** Reports a paint to the page. */
  let paint = () => {};
  class FakePaints {
    constructor(report: (list: { getEntriesByName: () => unknown[] }) => void) {
      paint = () => report({ getEntriesByName: () => [{}] });
    }
    observe() {}
  }
  const failures: unknown[] = [];
  const matchMedia = (query: string) => ({ matches: query.includes('color-scheme') ? isPhoneDark : isStandalone });
  const window = {
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: () => string }) => ({
        createScriptURL: () => `${name}:${rules.createScriptURL()}`,
      }),
    },
    matchMedia,
    prefetchedRequests: undefined as { address: string; headers: string }[] | undefined,
  };
  runInNewContext(
    scripts.head,
    {
      document: {
        documentElement: root,
        getElementById: (id: string) =>
          id === 'head-data' ? { textContent: JSON.stringify({ ...data, hasWorker, code }) } : null,
        querySelector: () => meta,
        createElement: () => ({}),
        fonts: { add: (face: FakeFace) => faces.push(face) },
        head: { append: (link: Record<string, string>) => preloads.push(link) },
      },
      get localStorage() {
        if (stored === 'blocked') throw new Error('blocked');
        return {
          getItem: (key: string) => stored[key] ?? null,
          setItem: (key: string, text: string) => Object.assign(written, { [key]: text }),
        };
      },
      addEventListener: (name: string, listener: (event?: unknown) => void) => {
        listeners[name] = listener;
      },
      PerformanceObserver: FakePaints,
      MutationObserver: class {
        observe() {}
      },
      MessageChannel,
      setTimeout: () => 0,
      reportError: (cause: unknown) => failures.push(cause),
      navigator: {
        serviceWorker: {
          controller: isControlled ? {} : null,
          ready: new Promise(() => {}),
          register: (address: unknown) => {
            registered.push(address);
            return Promise.resolve();
          },
        },
      },
      location: new URL(path, 'https://padma.example'),
      fetch: (address: string, init: RequestInit) => {
        sent.push({ address, init });
        if (!address.includes('announcements')) return new Promise(() => {});
        const reply = announcements().then((value) => ({ clone: () => ({ json: () => value }) }));
        settled.push(reply.catch(() => undefined));
        return reply;
      },
      window,
      FontFace: FakeFace,
      URL,
      AbortController,
    },
    { importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER },
  );
  listeners['load']?.();
  return {
    root,
    meta,
    registered,
    preloads,
    sent,
    asked: window.prefetchedRequests,
    settled,
    faces,
    failures,
    /** Event listeners of the window, by the name of the event. */
    listeners,
    /** The stored values. */
    written,
    paint: () => paint(),
    /** Dispatches a touch event with this number of fingers on the screen. */
    touch: (kind: 'touchstart' | 'touchend', fingers: number) => listeners[kind]!({ touches: { length: fingers } }),
    /** Reports to the page that it is parsed. */
    parse: () => listeners['DOMContentLoaded']!(),
  };
}
