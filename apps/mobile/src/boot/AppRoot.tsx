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
  /** The router around the app: of the browser, or of the drawing at build time. */
  router: (app: ReactNode) => ReactNode;
}

/** The whole app. The same tree runs in the browser and where home is drawn ahead. */
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
