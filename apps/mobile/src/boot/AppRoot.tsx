import { TextsProvider, type TextsInstance } from '@livery/i18n/react';
import { MerchantProvider } from '@livery/merchant/react';
import type { PublicMerchant } from '@livery/merchant';
import { LinkComponentProvider } from '@livery/ui';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../store.ts';
import { App } from './App.tsx';
import { AppBoundary } from './AppBoundary.tsx';
import { RouterLink } from '../shell/RouterLink.tsx';

interface AppRootProps {
  merchant: PublicMerchant;
  store: AppStore;
  texts: TextsInstance;
  /** Wraps the app in a router: the browser's router, or a static router when home is rendered at build time. */
  router: (app: ReactNode) => ReactNode;
}

/** The whole app with its providers. The browser and the prerendering of home render the same tree. */
export function AppRoot({ merchant, store, texts, router }: AppRootProps) {
  return (
    <StrictMode>
      <MerchantProvider value={merchant}>
        <Provider store={store}>
          <TextsProvider value={texts}>
            <LinkComponentProvider value={RouterLink}>
              <AppBoundary>{router(<App />)}</AppBoundary>
            </LinkComponentProvider>
          </TextsProvider>
        </Provider>
      </MerchantProvider>
    </StrictMode>
  );
}
