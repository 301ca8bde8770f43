import { calls } from '@livery/api/contract';
import { answer, fail, sampleValues, startNetwork, testMerchant, testSession } from '@livery/api/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { canHaveContracts } from '../../model/canHaveContracts.ts';
import { ContractNews } from './ContractNews.tsx';

const network = startNetwork();

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});
afterEach(() => vi.useRealTimers());

const hourly = { contracthoursalreq: 'PENDING', contract: sampleValues.answerHourContract.contract! } as const;
const row = () => screen.queryByRole('button', { name: 'Contract offers for you' });
const dialog = () => screen.getByRole('dialog', { name: 'Contract offers for you' });
/** Renders the news and waits for all replies. */
async function show(at?: string) {
  const view = renderScreen(<ContractNews otherwise="Other news" />, { session: testSession, at });
  await clock.idle(view.store);
  return view;
}
const paths = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

function offer({ hour }: { hour: 'PENDING' | 'NONE' }) {
  network.use(
    answer(calls.getSalaryContract, sampleValues.getSalaryContract),
    answer(calls.getDividendContract, sampleValues.getDividendContract),
    answer(calls.getHourContract, hour === 'PENDING' ? hourly : sampleValues.getHourContract),
  );
}

describe('canHaveContracts', () => {
  const switches = { ...testMerchant().switches, AGENTPOLICY3: true };

  test('[AGENT-01] contracts are requested for members', () => {
    expect(canHaveContracts('member', switches)).toBe(true);
  });
  test('[AGENT-01] contracts are not requested for guests and trials, or while AGENTPOLICY3 is off', () => {
    expect(canHaveContracts('guest', switches)).toBe(false);
    expect(canHaveContracts('trial', switches)).toBe(false);
    expect(canHaveContracts('member', testMerchant().switches)).toBeFalsy();
    expect(canHaveContracts('member', { ...switches, AGENTPOLICY3: false })).toBe(false);
  });
});

describe('news about contracts with the state PENDING', () => {
  test('[HOME-07] a tap lists the pending contracts, and each links to its own address', async () => {
    offer({ hour: 'PENDING' });
    await show();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Other news')).toBeNull();
    fireEvent.click(row()!);
    expect(paths(dialog())).toEqual([
      '/m/member/agent/getSalaryContract',
      '/m/member/agent/getDevidendContract',
      '/m/member/agent/getHourContract',
    ]);
    expect(screen.getByText('Daily salary')).toBeInTheDocument();
    expect(screen.getAllByText('From Test Merchant')).toHaveLength(3);
  });

  test('[HOME-07] only pending contracts are listed; a contract whose request fails is left out', async () => {
    offer({ hour: 'NONE' });
    network.use(fail(calls.getDividendContract, 'NOT_ALLOWED'));
    const { address } = await show('/m/home');
    fireEvent.click(row()!);
    const shown = dialog();
    expect(paths(shown)).toEqual(['/m/member/agent/getSalaryContract']);
    const link = within(shown).getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/m/home');
  });

  test.each([
    [
      'opened and postponed',
      () => {
        fireEvent.click(row()!);
        fireEvent.click(within(dialog()).getByRole('button', { name: 'Later' }));
      },
    ],
    ['closed', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])(
    '[HOME-07] after the news was %s, other news follows in this visit, but a new offer shows it again',
    async (_, leave) => {
      sessionStorage.clear();
      offer({ hour: 'NONE' });
      await show();
      leave();
      expect(row()).toBeNull();
      expect(screen.getByText('Other news')).toBeVisible();

      cleanup();
      await show();
      expect(row()).toBeNull();

      cleanup();
      offer({ hour: 'PENDING' });
      await show();
      fireEvent.click(row()!);
      expect(paths(dialog())).toEqual(['/m/member/agent/getHourContract']);
    },
  );

  test('without a pending contract, or if all requests fail, other news is shown', async () => {
    network.use(
      fail(calls.getSalaryContract, 'TRIAL_NOT_ALLOWED'),
      fail(calls.getDividendContract, 'TRIAL_NOT_ALLOWED'),
      fail(calls.getHourContract, 'TRIAL_NOT_ALLOWED'),
    );
    await show();
    expect(screen.getByText('Other news')).toBeVisible();
    expect(row()).toBeNull();
  });
});
