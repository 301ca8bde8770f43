import { randomUUID } from 'node:crypto';
import { constants, runInNewContext } from 'node:vm';
import { bannerWidth, pictureCandidates } from '@livery/ui/picture';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPageScripts } from '../../pageScripts/pageScripts.ts';
import type { PageScripts } from '../../pageScripts/pageScriptFiles.ts';
import type { HeadData } from './headData.ts';

// As it stands in the pages: whatever it names from outside has to be there in a browser, too.
let scripts: PageScripts;
beforeAll(async () => {
  ({ scripts } = await buildPageScripts());
});

const requestsIn = (language: string): HeadData['requests'][string] =>
  ['announcements', 'hotGames', 'vendors'].map((name) => ({
    address: `/lgw/${name}?language=${language}`,
    method: 'GET',
    credentials: 'omit',
    headers: { Accept: 'application/json', Merchant: 'padma', Language: language, Device: 'MOBILE', ModuleId: 'COMM3' },
  }));

const data: HeadData = {
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
  hasWorker: true,
};

interface Page {
  stored?: Record<string, string> | 'blocked';
  path?: string;
  isStandalone?: boolean;
  /** The phone itself is set to dark. */
  isPhoneDark?: boolean;
  hasWorker?: boolean;
  /** When home was drawn with what the gateway said, in milliseconds; never, unless given. */
  drawnAt?: number;
  /** Faces cut to the words of the drawing. */
  cuts?: object[];
  /** Whether a service worker answers what the page asks for. */
  isControlled?: boolean;
  /** What the gateway answers the announcements with. */
  announcements?: () => Promise<unknown>;
  /** Addresses of the app's modules. */
  code?: readonly string[];
}

/** Runs the script on a page; what the root and the theme colour are afterwards, and what was asked for. */
function runHead({
  stored = {},
  path = '/m/home',
  isStandalone = false,
  isPhoneDark = false,
  hasWorker = true,
  drawnAt,
  cuts,
  isControlled = false,
  announcements = () => new Promise(() => {}),
  code = data.code,
}: Page = {}) {
  const root = {
    lang: 'bn',
    dir: 'ltr',
    dataset: {
      ...(drawnAt !== undefined && { drawn: String(drawnAt) }),
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
  const listeners: Record<string, () => void> = {};
  /** Tells the page that something of it is painted. */
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
        return { getItem: (key: string) => stored[key] ?? null };
      },
      addEventListener: (name: string, listener: () => void) => {
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
      location: { pathname: path, href: `https://padma.example${path}` },
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
    paint: () => paint(),
    /** Tells the page that all of it has come. */
    parse: () => listeners['DOMContentLoaded']!(),
  };
}

test('the person’s own mode and language are on the page before the first paint', () => {
  const { root, meta } = runHead({ stored: { theme: 'dark', language: 'UR', MC_SESSION_INFO: '{}' } });
  expect(root).toEqual({ lang: 'ur', dir: 'rtl', dataset: { mode: 'dark', session: '', masked: '' } });
  expect(meta.content).toBe(data.canvas.dark);
});

test.each([
  [true, 'dark'],
  [false, 'light'],
] as const)(
  'a person who wants the page as the phone is has it so before the first paint (dark: %s)',
  (isPhoneDark, mode) => {
    const { root, meta } = runHead({ stored: { theme: 'phone' }, isPhoneDark });
    expect(root.dataset).toEqual({ mode });
    expect(meta.content).toBe(data.canvas[mode]);
  },
);

test.each([
  ['nothing', {}],
  ['garbage', { theme: 'constructor', language: '__proto__' }],
  ['a language the merchant lacks', { language: 'PT' }],
  ['no storage', 'blocked' as const],
])('with %s stored the page stays as it was written', (_what, stored) => {
  expect(runHead({ stored }).root).toEqual({ lang: 'bn', dir: 'ltr', dataset: {} });
});

test.each([
  ['the default language', {}, 'BN'],
  ['the language chosen earlier', { language: 'EN' }, 'EN'],
  ['the default, where storage is blocked', 'blocked' as const, 'BN'],
])('the font of %s is asked for at once, and no other', (_what, stored, language) => {
  expect(runHead({ stored }).preloads.filter((link) => link['as'] === 'font')).toEqual([
    { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: data.languages[language]!.font },
  ]);
});

test('the service worker is registered through a policy of its own, and only where the page has one', () => {
  expect(runHead({ stored: 'blocked' }).registered).toEqual(['livery-worker:/sw.js']);
  expect(runHead({ hasWorker: false }).registered).toEqual([]);
});

test('the texts that do not stand in the page are asked for at once', () => {
  const wanted = (stored: Record<string, string>) =>
    runHead({ stored })
      .preloads.filter((link) => link['as'] === 'fetch')
      .map((link) => link['href']);
  expect(wanted({ language: 'EN' })).toEqual(data.languages['EN']!.texts);
  expect(wanted({})).toEqual([]);
});

describe('the drawing of home', () => {
  const session = { MC_SESSION_INFO: JSON.stringify({ merchantCode: 'padma', token: 'token-1' }) };
  const day = 24 * 60 * 60 * 1000;

  test.each([
    ['a guest in the merchant’s language', {}, true],
    ['a guest where storage is blocked', { stored: 'blocked' as const }, true],
    ['a reader of another language', { stored: { language: 'EN' } }, false],
    ['a member', { stored: session }, false],
    ['somebody with another merchant’s session', { stored: { MC_SESSION_INFO: '{}' } }, false],
  ])('is for %s: %#', (_who, page, isShown) => {
    expect(runHead(page).root.dataset['masked']).toBe(isShown ? undefined : '');
    expect(runHead({ ...page, drawnAt: Date.now() }).root.dataset['masked']).toBe(isShown ? undefined : '');
  });

  test('is not shown once it is a day old', () => {
    expect(runHead({ drawnAt: Date.now() - day + 60_000 }).root.dataset['masked']).toBeUndefined();
    expect(runHead({ drawnAt: Date.now() - day }).root.dataset['masked']).toBe('');
  });

  test('leaves the network to its pictures: only where it can’t be shown is the gateway asked at once', () => {
    expect(runHead({ drawnAt: Date.now() }).sent).toEqual([]);
    for (const page of [{ drawnAt: 0 }, { drawnAt: Date.now(), stored: session }, {}])
      expect(runHead(page).sent).toHaveLength(3);
  });

  test('is no matter of other screens', () => {
    const { root, sent } = runHead({ path: '/m/login', drawnAt: 0, stored: session });
    expect(root.dataset['masked']).toBeUndefined();
    expect(sent).toEqual([]);
  });
});

describe('the code of the app', () => {
  const ran: string[] = [];
  const modules = ({ preloads }: ReturnType<typeof runHead>) =>
    preloads.filter((link) => link['rel'] === 'modulepreload').map((link) => link['href']);
  beforeEach(() => {
    ran.length = 0;
    Object.assign(globalThis, { ran });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ran');
  });

  /** Modules at addresses that no other test has loaded: each runs once. */
  const fresh = () => data.code.map((address) => `${address};"${randomUUID()}"`);

  test('is asked for at once where nothing is drawn, and runs in its order once the page is there', async () => {
    const page = runHead({ path: '/m/login', code: fresh() });
    expect(modules(page)).toHaveLength(2);
    expect(ran).toEqual([]);
    page.parse();
    await expect.poll(() => ran).toEqual(['libraries', 'app']);
  });

  test('leaves network and processor to a drawn home until that is painted', async () => {
    const page = runHead({ drawnAt: Date.now(), code: fresh() });
    page.parse();
    expect(modules(page)).toEqual([]);
    page.paint();
    await expect.poll(() => ran).toEqual(['libraries', 'app']);
    expect(modules(page)).toHaveLength(2);
  });

  test('is asked for at once where the drawing is not shown', () => {
    expect(modules(runHead({ drawnAt: 0 }))).toHaveLength(2);
  });

  test('that can’t be had, or not be understood, is reported as the page’s own failure', async () => {
    const page = runHead({ path: '/m/login', code: ['data:text/javascript,let let', ...fresh()] });
    page.parse();
    await expect.poll(() => page.failures).toHaveLength(1);
    expect(String(page.failures[0])).toContain('SyntaxError');
    expect(ran).toEqual([]);
  });
});

describe('the faces of a drawing', () => {
  const cuts = [
    { family: 'Mulish Drawn', whole: 'Mulish', address: '/fonts/mulish-drawn.1.woff2', weight: '400 700' },
    { family: 'Slope Drawn', whole: 'Slope', address: '/fonts/s.woff2', weight: '700', ascent: 1.9, descent: 0.8 },
  ];
  const drawn = { drawnAt: Date.now(), cuts };
  const fontLinks = ({ preloads }: ReturnType<typeof runHead>) => preloads.filter((link) => link['as'] === 'font');

  test('are asked for at once, in their measures, and the whole ones are not', () => {
    const page = runHead(drawn);
    expect(fontLinks(page)).toEqual([]);
    expect(page.root.dataset['cuts']).toBeDefined();
    const common = { display: 'swap' };
    expect(page.faces).toMatchObject([
      {
        name: 'Mulish Drawn',
        source: 'url(/fonts/mulish-drawn.1.woff2)format("woff2")',
        descriptors: { ...common, weight: '400 700' },
        isLoading: true,
      },
      { name: 'Slope Drawn', descriptors: { ...common, ascentOverride: '190%', descentOverride: '80%' } },
    ]);
    expect(page.faces[0]!.descriptors).not.toHaveProperty('ascentOverride');
  });

  test.each([
    ['another language', { ...drawn, stored: { language: 'EN' } }],
    ['a session', { ...drawn, stored: { MC_SESSION_INFO: '{}' } }],
    ['a drawing that is not shown', { drawnAt: 0, cuts }],
    ['a service worker, which has them', { ...drawn, isControlled: true }],
  ])('are not for who comes with %s: they get whole ones', (_who, visit) => {
    const page = runHead(visit);
    expect(page.faces).toEqual([]);
    expect(page.root.dataset['cuts']).toBeUndefined();
    expect(fontLinks(page)).toHaveLength(1);
  });
});

describe('the data of the first screen', () => {
  const session = (merchantCode: string) => ({ MC_SESSION_INFO: JSON.stringify({ merchantCode, token: 'token-1' }) });
  const headersOf = (page: Page) => runHead(page).sent.map(({ init }) => init.headers as Record<string, string>);
  const inBengali = data.requests['BN']!;

  test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('is asked for at %s', (path) => {
    const { sent, asked } = runHead({ path });
    expect(sent.map(({ address }) => address)).toEqual(inBengali.map(({ address }) => address));
    expect(asked!.map(({ address }) => address)).toEqual(
      inBengali.map(({ address }) => `https://padma.example${address}`),
    );
    expect(asked!.map(({ headers }) => JSON.parse(headers))).toEqual(inBengali.map(({ headers }) => headers));
    for (const { init } of sent) expect(init).toMatchObject({ method: 'GET', credentials: 'omit' });
  });

  test.each(['/m/login', '/m/gameList', '/m/home/'])('is not asked for at %s', (path) => {
    expect(runHead({ path }).sent).toEqual([]);
  });

  test('is asked for in the language chosen earlier', () => {
    expect(headersOf({ stored: { language: 'EN' } }).map((headers) => headers['Language'])).toEqual(['EN', 'EN', 'EN']);
  });

  test('is asked for in a member’s name with this merchant’s session only', () => {
    const tokens = (code: string) => headersOf({ stored: session(code) }).map((headers) => headers['Authorization']);
    expect(tokens('PADMA')).toEqual(['token-1', 'token-1', 'token-1']);
    expect(tokens('aurora')).toEqual([undefined, undefined, undefined]);
  });

  test('is asked for by the page’s own device, with its headers in the client’s order', () => {
    const [first] = headersOf({ isStandalone: true, stored: session('padma') });
    expect(first!['Device']).toBe('OTHERS');
    expect(Object.keys(first!)).toEqual(['Accept', 'Merchant', 'Language', 'Device', 'ModuleId', 'Authorization']);
  });

  test('brings the first banner’s picture along as soon as it is known', async () => {
    const content = [
      { groupName: 'm_reg', url: '/pictures/other.webp' },
      { groupName: 'm_home', url: '/pictures/first.webp' },
      { groupName: 'm_home', url: '/pictures/second.webp' },
    ];
    const { preloads } = runHead({
      announcements: () => Promise.resolve({ success: true, value: { banners: { content } } }),
    });
    await expect
      .poll(() => preloads.filter((link) => link['as'] === 'image'))
      .toEqual([
        { rel: 'preload', as: 'image', fetchPriority: 'high', href: 'https://padma.example/pictures/first.webp' },
      ]);
  });

  test('names all sizes of a banner that has several, as the page’s own image does', async () => {
    const content = [{ groupName: 'm_home', url: '/pictures/first.(400w-672w).avif' }];
    const { preloads } = runHead({
      announcements: () => Promise.resolve({ success: true, value: { banners: { content } } }),
    });
    const { srcSet, sizes } = pictureCandidates('https://padma.example/pictures/first.(400w-672w).avif', bannerWidth);
    expect(srcSet).toContain('https://padma.example/pictures/first.672w.avif 672w');
    await expect
      .poll(() => preloads.filter((link) => link['as'] === 'image'))
      .toEqual([{ rel: 'preload', as: 'image', fetchPriority: 'high', imageSrcset: srcSet, imageSizes: sizes }]);
  });

  test.each([
    ['no banner', () => Promise.resolve({ success: true, value: { banners: { content: [] } } })],
    ['a failure', () => Promise.resolve({ success: false, code: 'INTERNAL' })],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('with %s brings nothing along and throws nothing', async (_, announcements) => {
    const { preloads, settled } = runHead({ announcements });
    await Promise.all(settled);
    // Everything that hangs on the reply has run once the promises in line before this task have.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(preloads.filter((link) => link['as'] === 'image')).toEqual([]);
  });
});

describe('a page whose app does not run', () => {
  /** The mark that the page bears after something went wrong on it. */
  function markAfter(event: { target: string; message?: string }, { isRunning = false } = {}) {
    const attributes: Record<string, string> = isRunning ? { 'data-app': '' } : {};
    const root = {
      getAttribute: (name: string) => attributes[name] ?? null,
      setAttribute: (name: string, value: string) => {
        attributes[name] = value;
      },
    };
    const window = {};
    let report = (_event: object) => {};
    runInNewContext(scripts.failure, {
      document: { documentElement: root },
      window,
      navigator: { onLine: true },
      addEventListener: (_name: string, listener: (event: object) => void) => {
        report = listener;
      },
    });
    report({ message: event.message, target: event.target === 'window' ? window : { tagName: event.target } });
    return attributes['data-failed'];
  }

  test('is marked where its code can not be had, and where it throws', () => {
    expect(markAfter({ target: 'SCRIPT' })).toBe('');
    expect(markAfter({ target: 'window', message: 'Uncaught Error: broken' })).toBe('');
  });

  test('is marked as too much for the browser where that does not understand it', () => {
    expect(markAfter({ target: 'window', message: "Uncaught SyntaxError: Unexpected token '??='" })).toBe('old');
    const marks: string[][] = [];
    runInNewContext(scripts.oldBrowser, {
      document: { documentElement: { setAttribute: (...mark: string[]) => marks.push(mark) } },
    });
    expect(marks).toEqual([['data-failed', 'old']]);
  });

  test('is not marked for a picture, nor once the app runs', () => {
    expect(markAfter({ target: 'IMG' })).toBeUndefined();
    expect(markAfter({ target: 'window', message: 'Uncaught Error' }, { isRunning: true })).toBeUndefined();
  });

  test('the script for browsers without modules has no syntax of 2015 or later', () => {
    expect(scripts.oldBrowser).not.toMatch(/`|=>|\b(const|let|class)\b|\?\.|\?\?/);
    expect(scripts.failure, 'the script before all others is understood by every browser with modules').not.toMatch(
      /\?\.|\?\?|\*\*/,
    );
  });
});
