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
  /** Gateway code of the language to render in. */
  language: LanguageCode;
  /** Texts of the home areas in that language. */
  texts: AreaTexts;
  /** The gateway's replies. Without them, home has skeletons. */
  data?: HomeData;
}

/** Renders a guest's home as HTML for `#root`, so that the first paint needs no JavaScript. */
export async function prerenderHome({ merchant, language, texts: ready, data }: PrerenderInput): Promise<string> {
  const texts = createTexts({
    language,
    ready: { [language]: ready },
    numeralsOf: (code) => numeralsFor(merchant.currency, code),
    load: () => Promise.reject(new Error('Home may use no other texts while it is prerendered.')),
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
  // The HTML is made in one piece. Otherwise React would hide parts of a large page until a script runs.
  const { prelude } = await prerender(app, { progressiveChunkSize: 1e9 });
  const html = await new Response(prelude).text();
  // Stops the timers of the cache, because they would keep the process and the store alive.
  store.dispatch(gatewayApi.util.resetApiState());
  return html;
}
