import { answer, fail, noNetwork, startNetwork, testMerchant, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import * as navigation from '@livery/foundation/navigation';
import { LiveChatButton } from './LiveChatButton.tsx';

const network = startNetwork();
const left = vi.fn<typeof navigation.leaveApp>();
// jsdom cannot load another address.
beforeEach(() => void vi.spyOn(navigation, 'leaveApp').mockImplementation(left));
afterEach(() => {
  vi.useRealTimers();
  left.mockReset();
});

const merchantWith = (CBS3: boolean) => testMerchant({ switches: { ...testMerchant().switches, CBS3 } });
const button = () => screen.getByRole('button', { name: 'Talk' });

function show({ CBS3 = true, type, at = '/m/home' }: { CBS3?: boolean; type?: number; at?: string } = {}) {
  const session = type === undefined ? undefined : { ...testSession, type };
  return renderScreen(
    <LiveChatButton fallback="no chat here">
      {({ onClick }) => (
        <button type="button" onClick={onClick}>
          Talk
        </button>
      )}
    </LiveChatButton>,
    { merchant: merchantWith(CBS3), session, at },
  );
}

describe('the live chat', () => {
  test('is shown only if the merchant has it enabled', () => {
    show({ CBS3: false, type: 0 });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('no chat here')).toBeVisible();
  });

  test('[SESS-07] sends a guest to login and sends no request, without any other navigation', async () => {
    const asked = vi.fn<() => { chatUrl: string }>(() => ({ chatUrl: 'https://chat.test/1' }));
    network.use(answer(calls.getChatLink, asked));
    const { user, address } = show({ at: '/m/gameList?type=hot' });
    await user.click(button());
    await waitFor(() => expect(address()).toBe('/m/login'));
    expect(asked).not.toHaveBeenCalled();
  });

  test('[SESS-06] refuses a trial with a toast for 2 s, and sends no request', async () => {
    const asked = vi.fn<() => { chatUrl: string }>(() => ({ chatUrl: 'https://chat.test/1' }));
    network.use(answer(calls.getChatLink, asked));
    show({ type: 4 });
    const clock = stopClock();
    fireEvent.click(button());
    await clock.until(() => expect(screen.getByText(/not open to trial accounts/)).toBeInTheDocument());
    const toast = screen.getByText(/not open to trial accounts/).closest('.toast');
    await clock.until(() => expect(toast?.querySelector('.lucide-circle-alert')).toBeInTheDocument());
    await clock.pass(1_999);
    expect(screen.getByText(/not open to trial accounts/)).toBeInTheDocument();
    await clock.pass(1);
    expect(screen.queryByText(/not open to trial accounts/)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
  });

  test('[MSG-04] requests its address with the back path, and leaves 500 ms after the reply', async () => {
    const queries: Record<string, string>[] = [];
    network.use(
      answer(calls.getChatLink, ({ url }) => {
        queries.push(Object.fromEntries(new URL(url).searchParams));
        return { chatUrl: '/chat/ticket-1' };
      }),
    );
    const { store } = show({ type: 0, at: '/m/gameList?type=hot' });
    document.documentElement.style.setProperty('--brand-accent', '#0b7a55');
    const clock = stopClock();
    fireEvent.click(button());
    await clock.until(() => expect(queries).toHaveLength(1));
    await waitForStoreIdle(store);
    await clock.pass(499);
    expect(left).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(left).toHaveBeenCalledExactlyOnceWith('http://gateway.test/chat/ticket-1');
    expect(queries).toEqual([
      { b2c: '1', language: 'EN', backUrl: '/m/gameList?type=hot', headerColor: '#0b7a55', title: 'Customer service' },
    ]);
    expect(screen.queryByText('Loading')).toBeNull();
  });

  test.each([
    ['before its address came', 0],
    ['in the half second after', 300],
  ])('[MSG-04] does not leave if the player has opened another page %s', async (_, passMs) => {
    const reply = lateReply();
    network.use(
      answer(calls.getChatLink, async () => {
        await reply.promise;
        return { chatUrl: '/chat/ticket-1' };
      }),
    );
    const before = window.location.href;
    const { store } = show({ type: 0 });
    const clock = stopClock();
    fireEvent.click(button());
    const goElsewhere = () => window.history.replaceState(null, '', '/m/voucherCenter');
    await clock.until(() => expect(screen.getByText('Loading')).toBeInTheDocument());
    if (passMs === 0) goElsewhere();
    reply.resolve();
    await waitForStoreIdle(store);
    await clock.pass(passMs);
    goElsewhere();
    await clock.pass(1_000);
    expect(left).not.toHaveBeenCalled();
    expect(screen.queryByText('Loading')).toBeNull();
    window.history.replaceState(null, '', before);
  });

  test('two taps open one chat', async () => {
    const asked = vi.fn<() => { chatUrl: string }>(() => ({ chatUrl: 'https://chat.test/1' }));
    network.use(answer(calls.getChatLink, asked));
    const { store } = show({ type: 0 });
    const clock = stopClock();
    fireEvent.click(button());
    fireEvent.click(button());
    await clock.until(() => expect(asked).toHaveBeenCalled());
    await waitForStoreIdle(store);
    await clock.pass(5_000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(left).toHaveBeenCalledTimes(1);
  });

  test.each(
    sample(
      [
        ['the gateway refuses', () => fail(calls.getChatLink, 'NOT_ALLOWED')],
        ['there is no network', () => noNetwork(calls.getChatLink)],
        ['the address is none', () => answer(calls.getChatLink, { chatUrl: 'javascript:alert(1)' })],
      ] as const,
      3,
    ),
  )('if %s, the contact is unavailable, and a second tap tries again', async (_, fault) => {
    network.use(fault());
    const { store } = show({ type: 0 });
    const clock = stopClock();
    fireEvent.click(button());
    await clock.until(() => expect(screen.getByText(/can’t be reached this way right now/)).toBeInTheDocument());
    await clock.pass(500);
    expect(left).not.toHaveBeenCalled();
    const asked = vi.fn<() => { chatUrl: string }>(() => ({ chatUrl: 'https://chat.test/2' }));
    network.use(answer(calls.getChatLink, asked));
    fireEvent.click(button());
    await clock.until(() => expect(asked).toHaveBeenCalled());
    await waitForStoreIdle(store);
    await clock.pass(500);
    expect(left).toHaveBeenCalledExactlyOnceWith('https://chat.test/2');
  });
});
