/*
 * The script in the page's head. It runs before the first paint, and everything waits for it: it stays small and takes
 * nothing from a framework. Vite builds it into one file, and the assemble step writes that into every page.
 */
import { isHomePath } from '@livery/foundation/addresses';
import { applyStoredPreferences } from './applyStoredPreferences.ts';
import { type HeadData, headDataId } from './headData.ts';
import { preloadLanguage } from './preloadLanguage.ts';
import { prefetchHome } from './prefetchHome.ts';
import { registerWorker } from './registerWorker.ts';

const data = JSON.parse(document.getElementById(headDataId)!.textContent) as HeadData;
const { language, token } = applyStoredPreferences(data);
preloadLanguage(data.languages[language]!);
if (isHomePath(location.pathname)) prefetchHome(data, language, token);
if (data.hasWorker) registerWorker();
