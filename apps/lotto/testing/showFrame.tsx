import { testMerchant } from '@livery/api/testing';
import { readLotteryFrame } from '@livery/foundation/addresses';
import { type AreaTexts, createTexts, plainReader } from '@livery/i18n/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { openFrame } from '../src/frame/openFrame.tsx';

const files = import.meta.glob<Record<string, string>>('../../../packages/i18n/src/texts/EN/*.json', {
  eager: true,
  import: 'default',
});
const english = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.split('/').at(-1)!.replace('.json', ''), texts]),
) as AreaTexts;

interface FrameAddress {
  /** Way to play and code of a lottery, as the path has them. */
  path?: string;
  /** What differs in the query. */
  query?: Readonly<Record<string, string>>;
  /** Whether it stands in the app, as it does but for whoever opens its address in a tab. */
  isFramed?: boolean;
}

/**
 * Shows the frame at an address as its page does: own store, real client, English texts. The network is for the test to fake.
 * `vi.unstubAllGlobals()` takes the app around it away.
 */
export async function showFrame({ path = 'trad/games/SEA_1', query = {}, isFramed = true }: FrameAddress = {}) {
  const app = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  if (isFramed) vi.stubGlobal('parent', app);
  const merchant = testMerchant();
  const search = new URLSearchParams({
    token: 'ticket-1',
    merchant: merchant.code,
    css: `${merchant.code}.css`,
    prize_mode: 'Lott',
    ...query,
  });
  const address = readLotteryFrame(`/m/lotto-h5/1/${path}`, `?${search}`, merchant.code);
  const texts = createTexts({
    language: 'EN',
    ready: { EN: english },
    load: () => Promise.resolve({}),
    reader: plainReader,
  });
  // Awaited: what suspends in an `act` that is not stays suspended.
  const view = await act(async () => render(openFrame({ merchant, address, texts })));
  return {
    ...view,
    user: userEvent.setup(),
    /** What was reported to the app, in order: each message with the origin that it was meant for. */
    reported: () => app.postMessage.mock.calls,
  };
}

/** An event as it is reported to the app. */
export const event = (name: string) => [{ livery: 'game', event: name }, window.location.origin];
