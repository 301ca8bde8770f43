import { gatewayApi } from '@livery/api/client';
import { type HomeData, homeDataStored } from '@livery/api/home-data';
import { paths } from '@livery/foundation/addresses';
import type { AreaTexts } from '@livery/i18n/react';
import { createTexts } from '@livery/i18n/react';
import { type LanguageCode, numeralsFor } from '@livery/i18n';
import { preferencesRestored } from '@livery/features/preferences';
import type { PublicMerchant } from '@livery/merchant';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppRoot } from './boot/AppRoot.tsx';
import { createStore } from './store.ts';

export { manifest } from './manifest.ts';

interface PrerenderInput {
  merchant: PublicMerchant;
  /** Gateway code of the language to draw in. */
  language: LanguageCode;
  /** Texts of the home areas in that language. */
  texts: AreaTexts;
  /** What the gateway says. Without it, home has places for what will come. */
  data?: HomeData;
}

/** Home as a guest sees it: what goes into `#root`, so that first paint needs no JavaScript. */
export async function prerenderHome({ merchant, language, texts: ready, data }: PrerenderInput): Promise<string> {
  const texts = createTexts({
    language,
    ready: { [language]: ready },
    numeralsOf: (code) => numeralsFor(merchant.currency, code),
    load: () => Promise.reject(new Error('Home may ask for no other texts while it is drawn.')),
  });
  const store = createStore({ merchant, getLanguage: () => language });
  store.dispatch(preferencesRestored({ language, mode: merchant.defaultMode }));
  if (data) store.dispatch(homeDataStored(data));
  const app = (
    <AppRoot
      merchant={merchant}
      store={store}
      texts={texts}
      router={(inner) => <StaticRouter location={paths.home}>{inner}</StaticRouter>}
    />
  );
  // One piece: a large drawing would else be hidden behind a script.
  const { prelude } = await prerender(app, { progressiveChunkSize: 1e9 });
  const html = await new Response(prelude).text();
  // Stops the timers that would forget the answers: they would keep the program running, and the store with it.
  store.dispatch(gatewayApi.util.resetApiState());
  return html;
}
