import { gatewayApi } from '@livery/api/client';
import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, startNetwork, testSession } from '@livery/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { downlinePage } from '../../testing/sampleAgent.ts';
import { DownlineScreen } from './DownlineScreen.tsx';

const network = startNetwork();
let asked: string[] = [];
const has = (count: number) =>
  network.use(
    answer(calls.getDownline, (request) => {
      asked.push(new URL(request.url).searchParams.toString());
      return downlinePage(count, request);
    }),
  );

beforeEach(() => {
  fakeLayout();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-07T12:00:00Z') });
  asked = [];
  has(3);
});
afterEach(() => {
  document.documentElement.scrollTop = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (query = '') =>
  renderScreen(<DownlineScreen />, { at: `/m/member/agent/downline${query}`, session: testSession });
const rowHeight = 80;
const days = 'from=2026-03-01&to=2026-03-07';
const row = (name: RegExp) => screen.findByRole('button', { name });

describe('[AGENT-03] the downline', () => {
  test('[AGENT-03] lists each member with level and turnover', async () => {
    show();
    expect(await row(/member1/)).toHaveTextContent('member1Level 1Agent৳40,000.00Turnover');
    expect(await row(/member2/)).toHaveTextContent('member2Level 2৳40,000.00');
    expect(asked).toEqual([`${days}&pageSize=50&pageNo=1`]);
  });

  test(
    '[AGENT-03] 10,000 members open like 10: one page is requested, and few rows are rendered',
    { tags: 'whole' },
    async () => {
      has(10_000);
      show();
      await row(/member1Level/);
      const rows = within(screen.getByRole('list', { name: 'Downline' })).getAllByRole('listitem');
      expect(rows.length).toBeLessThan(50);
      expect(rows[0]).toHaveAttribute('aria-setsize', '-1');
      expect(asked).toEqual([`${days}&pageSize=50&pageNo=1`]);
    },
  );

  test(
    '[AGENT-03] 10,000 members scroll like 10: pages load at the end, and the number of rows is constant',
    { tags: 'whole' },
    async () => {
      const sight = fakeIntersections();
      const clock = stopClock({ now: Date.parse('2026-03-07T12:00:00Z') });
      const scrollTo = (y: number) =>
        act(() => {
          document.documentElement.scrollTop = y;
          window.dispatchEvent(new Event('scroll'));
        });
      const seen = (nth: number) =>
        clock.until(() => expect(screen.queryByText(`member${nth}`)).not.toBeNull(), { stepMs: 100 });
      has(10_000);
      show();
      await seen(1);
      const drawn = [];
      for (let pageNo = 2; pageNo <= 20; pageNo++) {
        sight.see(true);
        // The list sends at most one request per second.
        await clock.pass(1_000);
        await clock.until(() => expect(asked.length).toBe(pageNo), { stepMs: 100 });
        if (pageNo !== 5 && pageNo !== 20) continue;
        scrollTo((pageNo - 1) * 50 * rowHeight);
        await seen((pageNo - 1) * 50 + 1);
        drawn.push(within(screen.getByRole('list', { name: 'Downline' })).getAllByRole('listitem').length);
      }
      expect(drawn[0]).toBeLessThan(50);
      expect(drawn[1]).toBeLessThanOrEqual(drawn[0]!);
      expect(asked).toEqual(Array.from({ length: 20 }, (_, index) => `${days}&pageSize=50&pageNo=${index + 1}`));
    },
  );

  test(
    '[AGENT-03] if a reload fails, the cached list stays with a note that it may be out of date',
    { tags: 'whole' },
    async () => {
      const { store } = show();
      await row(/member1/);
      expect(screen.queryByText(/may be out of date/)).toBeNull();
      network.use(fail(calls.getDownline, 'BUSY'));
      act(() => void store.dispatch(gatewayApi.util.invalidateTags(['Member'])));
      expect(await screen.findByText(/may be out of date/, {}, { timeout: 10_000 })).toBeVisible();
      expect(await row(/member1/)).toBeVisible();
    },
  );

  test('[AGENT-03] the name search and the level filter are stored in the address', { tags: 'whole' }, async () => {
    const { user, address } = show('?level=2');
    await row(/member1/);
    expect(asked).toEqual([`${days}&level=2&pageSize=50&pageNo=1`]);
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'rima{Enter}');
    expect(address()).toBe('/m/member/agent/downline?level=2&name=rima');
    await waitFor(() => expect(asked.at(-1)).toBe(`${days}&level=2&name=rima&pageSize=50&pageNo=1`));
  });

  test('[AGENT-03] a member opens with all figures, links to their recruits, and back', { tags: 'whole' }, async () => {
    const { user, address } = show();
    await user.click(await row(/member1/));
    const sheet = await screen.findByRole('dialog', { name: 'member1' });
    for (const words of ['amina', '৳5,000.00', '৳38,000.00', '+৳1,540.00'])
      expect(within(sheet).getByText(words)).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Show the members they invited' }));
    await waitFor(() => expect(address()).toBe('/m/member/agent/downline?memberId=1'));
    await waitFor(() => expect(asked.at(-1)).toBe(`${days}&memberId=1&pageSize=50&pageNo=1`));
    await user.click(screen.getByRole('button', { name: 'Show the whole downline' }));
    expect(address()).toBe('/m/member/agent/downline');
  });

  test(
    'without a network it shows an error, and a retry uses the filter of the address',
    { tags: 'whole' },
    async () => {
      network.use(noNetwork(calls.getDownline));
      const { user, address } = show('?level=2&name=rima');
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('No connection. Check your network and try again.'),
      );
      expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveValue('rima');
      has(3);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await row(/member1/)).toBeVisible();
      expect(asked).toEqual([`${days}&level=2&name=rima&pageSize=50&pageNo=1`]);
      expect(address()).toBe('/m/member/agent/downline?level=2&name=rima');
    },
  );

  test('without members it shows an empty state', async () => {
    has(0);
    show();
    expect(await screen.findByText('No members found')).toBeVisible();
  });

  test('[AGENT-04] a member who is not an agent sees an explanation', async () => {
    network.use(fail(calls.getDownline, 'NOT_AGENT'));
    show();
    expect(await screen.findByText('The agent area is for agents')).toBeVisible();
  });
});
