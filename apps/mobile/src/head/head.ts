/*
 * The script in the head of every page.
 * Vite builds it into one file, whose text the assemble step writes into the page.
 *
 * Input: `HeadData`, as JSON in an element before it, and the values stored on the device. Output: `data-` attributes
 * on the root element, which style sheets and the app read (`mode`, `session`, `masked`, `cuts`), and early requests
 * for code, texts and data of the page. Parsing and the first paint wait for this script: keep it small, without React
 * and the store.
 */
import { fillFunctions } from '@livery/device/older-browsers';
import { watchPointerDown } from '@livery/device/touch';
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

// A browser that is too old shows a message instead of the app: load nothing for it.
if (document.documentElement.dataset['failed'] !== 'old') startPage();

function startPage(): void {
  // Run this before any code that uses the functions.
  fillFunctions();

  const data = JSON.parse(document.getElementById(headDataId)!.textContent) as HeadData;
  const stored = applyStoredPreferences(data);
  const { language } = stored;
  const { dataset } = document.documentElement;
  // 1. On home, check whether its HTML is right for this player.
  if (isHomePath(location.pathname)) {
    // Time at which home was filled with the gateway's replies, in milliseconds since 1970. Undefined if home has
    // skeletons instead.
    const { drawn } = dataset;
    // The HTML is a guest's home in the merchant's default language. For members and for players with another language,
    // `data-masked` makes the style sheets show skeletons until the app has rendered their home.
    const isPrerenderedForReader = language === data.defaultLanguage && dataset['session'] === undefined;
    if (!isPrerenderedForReader || (drawn !== undefined && !isPrerenderTrusted(drawn))) dataset['masked'] = '';
    // Prefetch the data that the page does not show yet. If the page shows data, the app refreshes the data later.
    if (drawn === undefined || dataset['masked'] !== undefined) prefetchHome(data, stored);
  }

  // 2. Fonts and texts. `data-cuts` marks a page that uses cut faces, with only the glyphs of its own words. A masked
  // page will show other words, and with a service worker the whole faces are on the device. In both cases use the
  // whole faces immediately.
  if (dataset['masked'] !== undefined || navigator.serviceWorker?.controller) delete dataset['cuts'];
  preloadLanguage(data.languages[language]!, dataset['cuts'] === undefined);
  loadCutFaces();

  // 3. Code of the app, and of the screen at this address. `markTapped` stores taps until the app runs.
  loadApp(data.code, dataset['drawn'] !== undefined && dataset['masked'] === undefined);
  markTapped();
  watchPointerDown();
  preloadScreen(data, location.pathname, language);

  // 4. The affiliate link and the web clip are stored now, because the address of the next page does not contain them.
  // After that, the service worker.
  rememberAffiliateLink(data.merchantCode);
  rememberWebClip();
  if (data.hasWorker) registerWorker();
}
