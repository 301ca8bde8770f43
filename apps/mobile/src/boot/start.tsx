import { listenToOtherTabs, restoreSession, selectIsSignedIn } from '@livery/api/session';
import { localKeys, safeLocalStorage } from '@livery/api/storage';
import { preferencesRestored } from '@livery/features/preferences';
import { chooseLanguage } from '@livery/i18n';
import { createTexts, switchLanguage } from '@livery/i18n/react';
import { warmStateScreens } from '@livery/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isHomeAddress } from '../addresses.ts';
import { createStore } from '../store.ts';
import { AppRoot } from './AppRoot.tsx';
import { keepPreferences, storedMode } from './keepPreferences.ts';
import { textLoader } from './loadTexts.ts';
import { readDocument } from './readDocument.ts';
import './app.css';

/** Milliseconds until what only a failure shows is fetched: by then a slow phone, too, has home and its fonts. */
const warmingDelay = 10_000;

/** Reads the merchant from the page, picks language and mode, and shows the app. */
export async function start(page: Document): Promise<void> {
  const { merchant, texts: readyTexts } = readDocument(page);
  const { languages } = merchant;
  const wanted = chooseLanguage({ stored: safeLocalStorage.get(localKeys.language) ?? undefined, offered: languages });
  const texts = createTexts({ language: languages.default, load: textLoader(merchant), ready: { [languages.default]: readyTexts } });
  const language = await inLanguage(wanted);

  const store = createStore({ merchant, getLanguage: () => store.getState().preferences.language });
  store.dispatch(preferencesRestored({ language, mode: storedMode() ?? merchant.defaultMode }));
  keepPreferences(store, page);
  store.dispatch(restoreSession());
  listenToOtherTabs(store);

  const root = page.getElementById('root')!;
  const app = <AppRoot merchant={merchant} store={store} texts={texts} router={(inner) => <BrowserRouter>{inner}</BrowserRouter>} />;
  // Home is drawn ahead as a stranger sees it in the merchant's own language. Anyone else gets it drawn anew, in one go.
  const isAsDrawn = language === languages.default && !selectIsSignedIn(store.getState()) && isHomeAddress(page.location.pathname);
  if (isAsDrawn && root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
  // Late, so that it takes no bandwidth from what is on screen; there, should the network go.
  setTimeout(() => void warmStateScreens(), warmingDelay);

  /** The wanted language once its texts are here; the merchant's default, whose texts are in the page, when they can't be had. */
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
