import type { LotteryFrame } from '@livery/foundation/addresses';
import { type TextsInstance, TextsProvider } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { MerchantProvider } from '@livery/merchant/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../store.ts';
import { Frame } from './Frame.tsx';
import { FrameBoundary } from './FrameBoundary.tsx';
import { openTicket } from './openTicket.ts';

interface FrameOptions {
  merchant: PublicMerchant;
  /** The values in the address; undefined if the address is invalid. */
  address: LotteryFrame | undefined;
  texts: TextsInstance;
}

/**
 * Exchanges the ticket of the address, and returns the element that shows the result. Call it once per page, because a
 * ticket is valid only once.
 */
export function openFrame({ merchant, address, texts }: FrameOptions): ReactElement {
  const store = createStore({ merchant, getLanguage: texts.getLanguage });
  const opened = address && openTicket(store, address.ticket);
  return (
    <MerchantProvider value={merchant}>
      <Provider store={store}>
        <TextsProvider value={texts}>
          <FrameBoundary>
            <Frame address={address} opened={opened} />
          </FrameBoundary>
        </TextsProvider>
      </Provider>
    </MerchantProvider>
  );
}
