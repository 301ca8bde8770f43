import { gatewayApi } from '@livery/api/client';
import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { StatementsScreen } from './StatementsScreen.tsx';

const network = startNetwork();
const sample = sampleValues.getRebates;
const carried = { ...sample.content[0]!, id: '2', month: '2026-01', state: 'CARRIED' as const, amount: '-20.00' };

beforeEach(() => {
  fakeLayout();
  network.use(
    answer(calls.getRebates, { ...sample, content: [...sample.content, carried] }),
    answer(calls.getSalary, { ...sample, content: [] }),
    answer(calls.getDividend, { ...sample, content: [{ ...sample.content[0]!, amount: '900.00' }] }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (query = '') =>
  renderScreen(<StatementsScreen />, { at: `/m/member/agent/statements${query}`, session: testSession });
const rows = (name: string) => within(screen.getByRole('list', { name })).findAllByRole('button');

describe('[AGENT-03] statements', () => {
  test(
    '[AGENT-03] rebates are listed by month with their state; a month opens its details',
    { tags: 'whole' },
    async () => {
      const { user } = show();
      await screen.findByRole('list', { name: 'Rebates' });
      const [paid, below] = await rows('Rebates');
      expect(paid).toHaveTextContent('February 2026Paid+৳160.00');
      expect(below).toHaveTextContent('January 2026Carried over−৳20.00');
      await user.click(paid!);
      const sheet = await screen.findByRole('dialog', { name: 'Rebates · February 2026' });
      expect(within(sheet).getByText('৳40,000.00 × 0.4% = ৳160.00')).toBeVisible();
      expect(within(sheet).getByText('Mar 5, 2026, 12:00')).toBeVisible();
    },
  );

  test('a month with an unknown state shows the text from the gateway', { tags: 'whole' }, async () => {
    const held = { ...sample.content[0]!, state: 'On hold' as never };
    network.use(answer(calls.getRebates, { ...sample, content: [held] }));
    const { user } = show();
    await screen.findByRole('list', { name: 'Rebates' });
    const [row] = await rows('Rebates');
    expect(row).toHaveTextContent('February 2026On hold+৳160.00');
    await user.click(row!);
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('On hold').tagName).toBe('BDI');
  });

  test('[AGENT-03] a month with a negative amount explains that nothing is paid', { tags: 'whole' }, async () => {
    const { user } = show();
    await screen.findByRole('list', { name: 'Rebates' });
    await user.click((await rows('Rebates'))[1]!);
    expect(await screen.findByText(/nothing is paid for this month/)).toBeVisible();
  });

  test('[AGENT-03] the chosen kind, salary or dividend, is stored in the address', async () => {
    const { user, address } = show('?kind=dividend');
    await screen.findByRole('list', { name: 'Dividend' });
    expect((await rows('Dividend'))[0]).toHaveTextContent('+৳900.00');
    await user.click(screen.getByRole('radio', { name: 'Salary' }));
    expect(address()).toBe('/m/member/agent/statements?kind=salary');
    expect(await screen.findByText('No statements yet')).toBeVisible();
  });

  test(
    'without a network it shows an error, and a retry loads the kind of the address',
    { tags: 'whole' },
    async () => {
      network.use(noNetwork(calls.getDividend));
      const { user, address } = show('?kind=dividend');
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('No connection. Check your network and try again.'),
      );
      network.use(answer(calls.getDividend, sample));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('list', { name: 'Dividend' })).toBeVisible();
      expect(address()).toBe('/m/member/agent/statements?kind=dividend');
    },
  );

  test(
    '[AGENT-03] if a reload fails, the cached statements stay with a note that they may be outdated',
    { tags: 'whole' },
    async () => {
      const { store } = show();
      await screen.findByRole('list', { name: 'Rebates' });
      expect(screen.queryByText(/may be out of date/)).toBeNull();
      network.use(fail(calls.getRebates, 'BUSY'));
      act(() => void store.dispatch(gatewayApi.util.invalidateTags(['Member'])));
      expect(await screen.findByText(/may be out of date/, {}, { timeout: 10_000 })).toBeVisible();
      expect((await rows('Rebates'))[0]).toHaveTextContent('February 2026Paid+৳160.00');
    },
  );

  test('[AGENT-04] a member who is not an agent sees an explanation', async () => {
    network.use(fail(calls.getRebates, 'NOT_AGENT'));
    show();
    expect(await screen.findByText('The agent area is for agents')).toBeVisible();
  });
});
