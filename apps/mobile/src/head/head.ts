/*
 * The script in the head of every page. Vite builds it into one file, whose text the assemble step writes into the page.
 *
 * In: `HeadData`, JSON in an element before it, and what the device has stored. Out: `data-` attributes on the root element,
 * which style sheets and the app read (`mode`, `session`, `masked`, `cuts`), and requests for what the page needs next.
 * Parsing and the first paint wait for it: it stays small, and imports neither React nor the store.
 */
import { fillFunctions } from '@livery/device/older-browsers';
import { watchHeld } from '@livery/device/touch';
import { isHomePath } from '@livery/foundation/addresses';
import { applyStoredPreferences } from './applyStoredPreferences.ts';
import { type HeadData, headDataId } from './headData.ts';
import { loadApp } from './loadApp.ts';
import { loadCutFaces } from './loadCutFaces.ts';
import { markTapped } from './markTapped.ts';
import { preloadLanguage } from './preloadLanguage.ts';
import { prefetchHome } from './prefetchHome.ts';
import { preloadScreen } from './preloadScreen.ts';
import { rememberAffiliateLink } from './rememberAffiliateLink.ts';
import { rememberWebClip } from './rememberWebClip.ts';
import { registerWorker } from './registerWorker.ts';
import { isPrerenderTrusted } from '../boot/prerendered.ts';

// A browser that is too old shows a message instead of the app: nothing is loaded for it.
if (document.documentElement.dataset['failed'] !== 'old') startPage();

function startPage(): void {
  // Before any code that uses them.
  fillFunctions();

  const data = JSON.parse(document.getElementById(headDataId)!.textContent) as HeadData;
  const stored = applyStoredPreferences(data);
  const { language } = stored;
  const { dataset } = document.documentElement;
  // 1. On home: does its HTML show what this reader should see?
  if (isHomePath(location.pathname)) {
    // When home was filled with the gateway's answers, in milliseconds since 1970; undefined where it has skeletons instead.
    const { drawn } = dataset;
    // The HTML is a guest's home in the merchant's default language. For members and for readers of another language,
    // `data-masked` has the style sheets show skeletons in its place until the app has made theirs.
    const isPrerenderedForReader = language === data.defaultLanguage && dataset['session'] === undefined;
    if (!isPrerenderedForReader || (drawn !== undefined && !isPrerenderTrusted(drawn))) dataset['masked'] = '';
    // Fetch now the data that the page does not show yet. The app refreshes the rest later.
    if (drawn === undefined || dataset['masked'] !== undefined) prefetchHome(data, stored);
  }

  // 2. Fonts and texts. `data-cuts` says that the page is set in cuts, faces with the glyphs of its words alone. Masked, it
  // will have other words; with a service worker, the whole faces are on the device. Then the whole faces are used at once.
  if (dataset['masked'] !== undefined || navigator.serviceWorker?.controller) delete dataset['cuts'];
  preloadLanguage(data.languages[language]!, dataset['cuts'] === undefined);
  loadCutFaces();

  // 3. Code: the app's, and that of the screen at this address. `markTapped` holds on to taps until the app runs.
  loadApp(data.code, dataset['drawn'] !== undefined && dataset['masked'] === undefined);
  markTapped();
  watchHeld();
  preloadScreen(data, location.pathname, language);

  // 4. The affiliate whose link led here, and the web clip, neither of which the next page's address would name any more; and the
  // service worker.
  rememberAffiliateLink(data.merchantCode);
  rememberWebClip();
  if (data.hasWorker) registerWorker();
}
