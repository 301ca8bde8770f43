import { calls } from '@livery/api/contract';
import { answer, fail, startNetwork, testSession } from '@livery/api/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (query = '') =>
  renderScreen(<DownlineScreen />, { at: `/m/member/agent/downline${query}`, session: testSession });
const days = 'from=2026-03-01&to=2026-03-07';
const row = (name: RegExp) => screen.findByRole('button', { name });

describe('[AGENT-03] the downline', () => {
  test('[AGENT-03] lists each member with level and turnover', async () => {
    show();
    expect(await row(/member1/)).toHaveTextContent('member1Level 1Agent৳40,000.00Turnover');
    expect(await row(/member2/)).toHaveTextContent('member2Level 2৳40,000.00');
    expect(asked).toEqual([`${days}&pageSize=50&pageNo=1`]);
  });

  test('[AGENT-03] ten thousand open like ten: one page is asked for, and only what a phone has room for is drawn', async () => {
    has(10_000);
    show();
    await row(/member1Level/);
    const rows = within(screen.getByRole('list', { name: 'Downline' })).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(50);
    expect(rows[0]).toHaveAttribute('aria-setsize', '-1');
    expect(asked).toEqual([`${days}&pageSize=50&pageNo=1`]);
  });

  test('[AGENT-03] is searched by name and narrowed to a level, in the address', async () => {
    const { user, address } = show('?level=2');
    await row(/member1/);
    expect(asked).toEqual([`${days}&level=2&pageSize=50&pageNo=1`]);
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'rima{Enter}');
    expect(address()).toBe('/m/member/agent/downline?level=2&name=rima');
    await vi.waitFor(() => expect(asked.at(-1)).toBe(`${days}&level=2&name=rima&pageSize=50&pageNo=1`));
  });

  test('[AGENT-03] a member opens with all figures, and leads to whom they brought and back', async () => {
    const { user, address } = show();
    await user.click(await row(/member1/));
    const sheet = await screen.findByRole('dialog', { name: 'member1' });
    for (const words of ['amina', '৳5,000.00', '৳38,000.00', '+৳1,540.00'])
      expect(within(sheet).getByText(words)).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Show whom they brought' }));
    await vi.waitFor(() => expect(address()).toBe('/m/member/agent/downline?memberId=1'));
    await vi.waitFor(() => expect(asked.at(-1)).toBe(`${days}&memberId=1&pageSize=50&pageNo=1`));
    await user.click(screen.getByRole('button', { name: 'Show the whole downline' }));
    expect(address()).toBe('/m/member/agent/downline');
  });

  test('nobody: it says so', async () => {
    has(0);
    show();
    expect(await screen.findByText('No members here')).toBeVisible();
  });

  test('[AGENT-04] who is no agent reads so', async () => {
    network.use(fail(calls.getDownline, 'NOT_AGENT'));
    show();
    expect(await screen.findByText('The agent area is for agents')).toBeVisible();
  });
});
