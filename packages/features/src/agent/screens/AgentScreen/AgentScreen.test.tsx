import { calls } from '@livery/api/contract';
import { answer, fail, noAnswer, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { paths } from '@livery/foundation/addresses';
import { ruleFor } from '@livery/foundation/roles';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { AgentScreen } from './AgentScreen.tsx';

const network = startNetwork();
const asked = vi.fn<(query: string) => void>();
const kpi = sampleValues.getAgentKpi;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-07T12:00:00Z') });
  asked.mockClear();
  network.use(
    answer(calls.getAgentInfo, sampleValues.getAgentInfo),
    answer(calls.getAgentKpi, ({ url }) => {
      asked(new URL(url).search);
      return kpi;
    }),
  );
});
afterEach(() => vi.useRealTimers());

const show = (query = '') => renderScreen(<AgentScreen />, { at: `/m/member/agent${query}`, session: testSession });

/** Returns the line above the chart: the marked day and its amount, as visible text. */
const markedLine = () => screen.getByRole('figure').querySelector('figcaption + p')!;

/** Returns the tap areas of the days. They are the last elements of the chart, because they cover all others. */
const columns = () => [...screen.getByRole('figure').querySelectorAll('svg > rect')].slice(-7);

describe('[AGENT-03] the agent area', () => {
  test('[AGENT-03] shows the figures of the downline, and a table with one row per day', async () => {
    show();
    const figures = await screen.findByRole('region', { name: 'Your downline’s activity' });
    const table = await within(figures).findByRole('table', { name: 'Turnover over time' });
    const [head, first, second] = within(table).getAllByRole('row');
    expect(head).toHaveTextContent('DayTurnover over time');
    expect(first).toHaveTextContent('Mar 1, 2026৳40,000.00');
    expect(second).toHaveTextContent('Mar 2, 2026৳0.00');
    for (const [name, value] of [
      ['Deposits', '৳5,000.00'],
      ['Withdrawals', '৳1,200.00'],
      ['Net win', '+৳1,540.00'],
      ['Members', '2'],
      ['Active', '1'],
    ] as const)
      expect(within(figures).getByText(name).parentElement).toHaveTextContent(value);
  });

  test(
    '[AGENT-03] the chart has a scale and shows the newest day until the player taps another',
    { tags: 'whole' },
    async () => {
      const { user } = show();
      await screen.findByRole('figure');
      for (const figure of ['0', '20K', '40K']) expect(screen.getByText(figure)).toBeVisible();
      expect(markedLine()).toHaveTextContent('Mar 7, 2026৳0.00');
      await user.click(columns()[0]!);
      expect(markedLine()).toHaveTextContent('Mar 1, 2026৳40,000.00');
      await user.click(columns()[1]!);
      expect(markedLine()).toHaveTextContent('Mar 2, 2026৳0.00');
    },
  );

  test('[AGENT-03] keys move the mark, Home to the oldest day and End to the newest', { tags: 'whole' }, async () => {
    const { user } = show();
    const slider = await screen.findByRole('slider', { name: 'Turnover over time' });
    act(() => slider.focus());
    for (const [key, said] of [
      ['{ArrowRight}', 'Mar 7, 2026: ৳0.00'],
      ['{ArrowLeft}', 'Mar 6, 2026: ৳0.00'],
      ['{Home}', 'Mar 1, 2026: ৳40,000.00'],
      ['{ArrowLeft}', 'Mar 1, 2026: ৳40,000.00'],
      ['{ArrowUp}', 'Mar 2, 2026: ৳0.00'],
      ['{End}', 'Mar 7, 2026: ৳0.00'],
      // The keyboard shortcut with which the browser goes back must not move the mark.
      ['{Alt>}{ArrowLeft}{/Alt}', 'Mar 7, 2026: ৳0.00'],
    ] as const) {
      await user.keyboard(key);
      expect(slider, key).toHaveAttribute('aria-valuetext', said);
      expect(markedLine(), key).toHaveTextContent(said.replace(': ', ''));
    }
    expect(markedLine()).toHaveAttribute('aria-hidden', 'true');
  });

  test(
    '[AGENT-03] in right-to-left text, the arrow keys move the mark in the visible direction',
    { tags: 'whole' },
    async () => {
      const { user } = show();
      const slider = await screen.findByRole('slider', { name: 'Turnover over time' });
      slider.style.direction = 'rtl';
      act(() => slider.focus());
      await user.keyboard('{ArrowRight}');
      expect(markedLine()).toHaveTextContent('Mar 6, 2026৳0.00');
      await user.keyboard('{ArrowLeft}');
      expect(markedLine()).toHaveTextContent('Mar 7, 2026৳0.00');
    },
  );

  test('[AGENT-03] a change by a screen reader on a phone also moves the mark', { tags: 'whole' }, async () => {
    show();
    const slider = await screen.findByRole('slider', { name: 'Turnover over time' });
    fireEvent.change(slider, { target: { value: '0' } });
    expect(markedLine()).toHaveTextContent('Mar 1, 2026৳40,000.00');
  });

  test('[AGENT-03] the chosen period is stored in the address', { tags: 'whole' }, async () => {
    const { user, address } = show();
    await screen.findByRole('table');
    expect(asked).toHaveBeenLastCalledWith('?from=2026-03-01&to=2026-03-07');
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    expect(address()).toBe('/m/member/agent?days=30');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?from=2026-02-06&to=2026-03-07'));
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(31);
  });

  test('links to the downline, its levels and the statements, and offers the code to copy', async () => {
    show();
    const link = await screen.findByRole('link', { name: /Level 1/ });
    expect(link).toHaveTextContent('Level 10.4% of the turnover2');
    expect(link).toHaveAttribute('href', '/m/member/agent/downline?level=1');
    expect(screen.getByRole('link', { name: 'Downline' })).toHaveAttribute('href', '/m/member/agent/downline');
    expect(screen.getByRole('link', { name: 'Statements' })).toHaveAttribute('href', '/m/member/agent/statements');
    expect(screen.getByRole('group', { name: 'Your code' })).toHaveTextContent('5F3A09C1');
  });

  test('if the gateway sends no figures by day, no chart is shown', { tags: 'whole' }, async () => {
    const { days: _, ...rest } = kpi;
    network.use(answer(calls.getAgentKpi, rest));
    show();
    expect(await screen.findByText('+৳1,540.00')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test(
    'if the request for the figures fails, the other parts stay and a retry is offered',
    { tags: 'whole' },
    async () => {
      network.use(fail(calls.getAgentKpi, 'INTERNAL'));
      const { user } = show();
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.getByRole('link', { name: 'Downline' })).toBeVisible();
      network.use(answer(calls.getAgentKpi, kpi));
      await user.click(retry);
      expect(await screen.findByText('+৳1,540.00')).toBeVisible();
    },
  );

  test(
    'without a network it shows an error, and a retry loads the period of the address',
    { tags: 'whole' },
    async () => {
      network.use(noNetwork(calls.getAgentInfo));
      const { user, address } = show('?days=30');
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('No connection. Check your network and try again.'),
      );
      expect(asked).not.toHaveBeenCalled();
      network.use(answer(calls.getAgentInfo, sampleValues.getAgentInfo));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('+৳1,540.00')).toBeVisible();
      expect(address()).toBe('/m/member/agent?days=30');
      expect(asked.mock.calls).toEqual([['?from=2026-02-06&to=2026-03-07']]);
    },
  );

  test('while the reply is pending, a skeleton is shown', async () => {
    network.use(noAnswer(calls.getAgentInfo));
    show();
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });
});

describe('[AGENT-04] access to the agent area', () => {
  test('[AGENT-04] a member who is not an agent sees an explanation and a link; no figures are requested', async () => {
    network.use(fail(calls.getAgentInfo, 'NOT_AGENT'));
    show();
    expect(await screen.findByText('The agent area is for agents')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/service');
    expect(asked).not.toHaveBeenCalled();
  });

  test('[AGENT-04] guests must log in first, and trials see that an account is required', () => {
    for (const path of [paths.agent, paths.downline, paths.statements]) {
      expect(ruleFor(path, 'guest')).toBe('login');
      expect(ruleFor(path, 'trial')).toBe('accountNotice');
      expect(ruleFor(path, 'member')).toBe('open');
    }
  });
});
