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
  /** Play type and code of a lottery, as in the path. */
  path?: string;
  /** Changes to the default query. */
  query?: Readonly<Record<string, string>>;
  /** Whether the app embeds the frame. False if the player opened the frame's address in a tab. */
  isFramed?: boolean;
}

/**
 * Renders the frame for an address, as the page of the frame does, with its own store, the real client and English
 * texts. The test must mock the network. `vi.unstubAllGlobals()` removes the app that embeds the frame.
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
  // Awaited, because a component that suspends in an `act` without await does not continue.
  const view = await act(async () => render(openFrame({ merchant, address, texts })));
  return {
    ...view,
    user: userEvent.setup(),
    /** The messages to the app, in order, each with its target origin. */
    reported: () => app.postMessage.mock.calls,
  };
}

/** An event as the app receives it. */
export const event = (name: string) => [{ livery: 'game', event: name }, window.location.origin];
