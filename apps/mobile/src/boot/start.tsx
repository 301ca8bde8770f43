import { homeQueries } from '@livery/api/home-data';
import { isHomePath } from '@livery/foundation/addresses';
import { type PrefetchedRequest, fetchWithPrefetched } from '@livery/api/prefetch';
import { restoreSession, selectIsSignedIn, selectRole } from '@livery/api/session';
import { nameEntry } from '@livery/device/return-points';
import { languageItem, modeItem } from '@livery/device/storage';
import { nextTask, whenIdle } from '@livery/device/tasks';
import { preferencesRestored } from '@livery/features/preferences';
import { readStoredClosure, withStoredTemplate } from '@livery/features/site';
import { chooseLanguage, numeralsFor } from '@livery/i18n';
import { createTexts, switchLanguage, textLoader } from '@livery/i18n/react';
import { loadCode } from '@livery/foundation/code';
import { preloadStateScreens } from '@livery/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storeDrawnHome } from '../home/drawnHome.ts';
import { createStore } from '../store.ts';
import { preloadClosedSite } from '../shell/SiteGate.tsx';
import { createScreenPrefetch } from '../shell/screenPrefetch.ts';
import { table } from '../router.tsx';
import { AppRoot } from './AppRoot.tsx';
import { savePreferences } from './savePreferences.ts';
import { watchPrerenderedWords } from './wholeFaces.ts';
import { markFailed } from './marks.ts';
import { readDocument, readPrerenderedData } from './readDocument.ts';
import { PageRouter } from './PageRouter.tsx';
import { Rendered } from './Rendered.tsx';
import './app.css';

/**
 * Milliseconds from the start until the code for failure screens is loaded. After this time a slow phone has loaded
 * home and its fonts.
 */
const preloadDelayMs = 10_000;

/**
 * Maximum milliseconds for which a page without prerendered HTML shows the splash while the code of its screen loads.
 * After that, the app renders without the screen.
 */
const longestSplashMs = 1_000;

/** The requests that the script in the page's head sent while this code was loading. */
const prefetchedRequests = (page: Document): PrefetchedRequest[] =>
  (page.defaultView as { prefetchedRequests?: PrefetchedRequest[] } | null)?.prefetchedRequests ?? [];

/** Loads the reader with a retry, because without this code every screen except home has no texts. */
const loadReader = () => loadCode(() => import('@livery/i18n/i18next'), 'i18nextReader');

/**
 * Reads the merchant from the page, chooses language and mode, and renders the app.
 *
 * @returns resolves when the app is rendered. Rejects if the page does not contain the merchant's data.
 */
export async function start(page: Document): Promise<void> {
  const { merchant: drawnMerchant, texts: readyTexts } = readDocument(page);
  const merchant = withStoredTemplate(drawnMerchant);
  const { languages } = merchant;
  // If the site was closed, the prefetched replies are refusals. Home must not use these replies when the site opens
  // again.
  const wasClosed = readStoredClosure(merchant.code) !== undefined;
  const wanted = chooseLanguage({ stored: languageItem.read(), offered: languages });
  const texts = createTexts({
    language: languages.default,
    load: textLoader(merchant),
    ready: { [languages.default]: readyTexts },
    numeralsOf: (code) => numeralsFor(merchant.currency, code),
    loadReader,
  });
  const language = await inLanguage(wanted);

  const store = createStore({
    merchant,
    getLanguage: () => store.getState().preferences.language,
    fetch: fetchWithPrefetched(wasClosed ? [] : prefetchedRequests(page)),
  });
  store.dispatch(preferencesRestored({ language, mode: modeItem.read() ?? merchant.defaultMode }));
  savePreferences(store, page);
  store.dispatch(restoreSession());

  await nextTask();
  const fetchWholeFaces = watchPrerenderedWords(page);
  whenLoaded(page, () => whenIdle(fetchWholeFaces));
  nameEntry();
  const root = page.getElementById('root')!;
  const app = (
    <AppRoot merchant={merchant} store={store} texts={texts} router={(inner) => <PageRouter>{inner}</PageRouter>} />
  );
  // Home is prerendered for guests in the merchant's default language. For all other players the app renders home
  // again.
  const isAsDrawn =
    merchant === drawnMerchant &&
    !wasClosed &&
    language === languages.default &&
    !selectIsSignedIn(store.getState()) &&
    isHomePath(page.location.pathname) &&
    page.documentElement.dataset['masked'] === undefined;
  const drawing = isAsDrawn ? readPrerenderedData(page) : undefined;
  if (isAsDrawn && root.hasChildNodes() && root.querySelector(':scope > .splash') === null) {
    await nextTask();
    if (drawing) storeDrawnHome(store, language, drawing);
    await nextTask();
    // The transition lets the browser paint and handle touches between parts of the work.
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }));
    if (drawing) whenLoaded(page, () => homeQueries(language, { isForced: true }).forEach(store.dispatch));
  } else {
    // The page shows the merchant's lettering until the screen replaces it.
    await Promise.race([prefetchFirst(), waitMs(longestSplashMs)]);
    startTransition(() =>
      createRoot(root, { onUncaughtError }).render(
        <>
          {app}
          <Rendered onRendered={() => delete page.documentElement.dataset['masked']} />
        </>,
      ),
    );
  }
  // The code loads late, so that it takes no bandwidth from the visible screen. The service worker then caches it for
  // use without a network.
  setTimeout(() => {
    void Promise.all([preloadStateScreens(), preloadClosedSite()]);
    texts.preload(['shell', 'site']);
  }, preloadDelayMs);

  /** Loads the screen of the page's address before the app shows it. */
  function prefetchFirst(): Promise<void> {
    const role = selectRole(store.getState());
    return createScreenPrefetch({ table, switches: merchant.switches, role, texts }).prefetch(page.location.pathname);
  }

  /** If the outermost boundary itself fails, React removes the whole app. The page then shows its failure message. */
  function onUncaughtError(cause: unknown) {
    console.error('The app failed', cause);
    markFailed(page);
  }

  /**
   * Loads the texts of a language, and resolves to that language. If its texts cannot be loaded, resolves to the
   * merchant's default language, whose texts are in the page.
   */
  async function inLanguage(code: typeof wanted): Promise<typeof wanted> {
    if (code === languages.default) return code;
    try {
      await switchLanguage(texts, code);
      return code;
    } catch {
      return chooseLanguage({ stored: undefined, offered: languages });
    }
  }
}

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Calls `callback` when the page has loaded everything that its HTML names, including the pictures of the first screen.
 */
function whenLoaded(page: Document, callback: () => void): void {
  if (page.readyState === 'complete') callback();
  else page.defaultView!.addEventListener('load', callback, { once: true });
}
