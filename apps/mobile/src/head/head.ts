/*
 * The script in the page's head. It runs before the first paint, and everything waits for it: it stays small and takes
 * nothing from a framework. Vite builds it into one file, and the assemble step writes that into every page.
 */
import { watchHeld } from '@livery/device/touch';
import { isHomePath } from '@livery/foundation/addresses';
import { applyStoredPreferences } from './applyStoredPreferences.ts';
import { type HeadData, headDataId } from './headData.ts';
import { loadApp } from './loadApp.ts';
import { loadDrawnFaces } from './loadDrawnFaces.ts';
import { markTapped } from './markTapped.ts';
import { preloadLanguage } from './preloadLanguage.ts';
import { prefetchHome } from './prefetchHome.ts';
import { preloadScreen } from './preloadScreen.ts';
import { rememberAffiliateLink } from './rememberAffiliateLink.ts';
import { registerWorker } from './registerWorker.ts';
import { isDrawingTrusted } from '../boot/drawing.ts';

const data = JSON.parse(document.getElementById(headDataId)!.textContent) as HeadData;
const stored = applyStoredPreferences(data);
const { language } = stored;
const { dataset } = document.documentElement;
if (isHomePath(location.pathname)) {
  const { drawn } = dataset;
  // Home is drawn for guests in the merchant's language. Everybody else sees its places until theirs is there.
  const isDrawnForReader = language === data.defaultLanguage && dataset['session'] === undefined;
  if (!isDrawnForReader || (drawn !== undefined && !isDrawingTrusted(drawn))) dataset['masked'] = '';
  // A drawing that shows what the gateway said is asked for again later, by the app.
  if (drawn === undefined || dataset['masked'] !== undefined) prefetchHome(data, stored);
}
// Home as a guest sees it first is set in faces cut to its words. A service worker has the whole ones.
if (dataset['masked'] !== undefined || navigator.serviceWorker?.controller) delete dataset['cuts'];
preloadLanguage(data.languages[language]!, dataset['cuts'] === undefined);
loadDrawnFaces();
loadApp(data.code, dataset['drawn'] !== undefined && dataset['masked'] === undefined);
markTapped();
watchHeld();
preloadScreen(data, location.pathname, language);
rememberAffiliateLink(data.merchantCode);
if (data.hasWorker) registerWorker();
