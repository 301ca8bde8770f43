import { calls } from '@livery/api/contract';
import { answer, fail, noAnswer, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { contractsChangeItem, fingerprint } from '@livery/device/storage';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { ContractNews } from '../../components/ContractNews/ContractNews.tsx';
import { DividendContractScreen, HourContractScreen, SalaryContractScreen } from './ContractScreens.tsx';

const network = startNetwork();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const sent = vi.fn<(body: unknown) => void>();
beforeEach(() => sent.mockClear());

const { getSalaryContract: waits, answerSalaryContract: accepted } = sampleValues;
const rejected = { ...accepted, dailysalreqtype: 'REJECTED' as const };
const hour = { contracthoursalreq: 'PENDING' as const, contract: waits.contract! };
const show = (Screen = SalaryContractScreen) => renderScreen(<Screen />, { session: testSession });
const has = (value: typeof waits) => network.use(answer(calls.getSalaryContract, value));
const takes = (value: typeof accepted) =>
  network.use(
    answer(calls.answerSalaryContract, async (request) => {
      sent(await request.json());
      return value;
    }),
  );
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the offer', () => {
  test('[AGENT-02] [ROUTE-12] a daily salary shows who offers it, its end, and each step of its pay', async () => {
    has({ ...waits, contract: { ...waits.contract!, validUntil: '2126-03-31T09:30:00.000Z' } });
    show();
    expect(await heading('This contract is waiting for your answer')).toBeVisible();
    for (const words of ['Test Merchant', 'Mar 1, 2026, 15:30', 'Mar 31, 2126, 15:30'])
      expect(screen.getByText(words)).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'What it pays' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Turnover fromYou get', '৳1,00,000৳200']);
    expect(screen.getByText(/You can’t change your answer later/)).toBeVisible();
  });

  test('[AGENT-02] [ROUTE-12] a dividend shows the shares of the net win and its period', async () => {
    network.use(answer(calls.getDividendContract, sampleValues.getDividendContract));
    show(DividendContractScreen);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Net win fromYour share', '৳10,00010%']);
    expect(screen.getByText('Once a month')).toBeVisible();
  });

  test('[AGENT-02] [ROUTE-12] the answer to an hourly salary is sent with its own field name', async () => {
    network.use(
      answer(calls.getHourContract, hour),
      answer(calls.answerHourContract, async (request) => {
        sent(await request.json());
        return sampleValues.answerHourContract;
      }),
    );
    const { user } = show(HourContractScreen);
    await user.click(await button('Accept'));
    expect(await heading('You accepted this contract')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ contractId: '1', contracthoursalreq: 'ACCEPTED' });
  });

  test('without an offer it shows a text and a link; earlier offers are listed with their state', async () => {
    const { contract } = waits;
    const { steps: _, ...offer } = contract!;
    has({ dailysalreqtype: 'NONE', earlier: [{ ...offer, state: 'EXPIRED' }] });
    show();
    expect(await screen.findByText('You have no contract offers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/m/member/home');
    const [row] = within(screen.getByRole('list', { name: 'Earlier offers' })).getAllByRole('listitem');
    expect(row).toHaveTextContent('Test MerchantMar 1, 2026No answer');
  });

  test.each([
    ['by the gateway', { ...waits, dailysalreqtype: 'EXPIRED' as const }],
    ['by its own end', { ...waits, contract: { ...waits.contract!, validUntil: '2020-03-31T09:30:00.000Z' } }],
  ])('an expired offer, %s, has no buttons', async (_, value) => {
    has(value);
    show();
    expect(await heading('This offer has expired')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('an unknown state shows the gateway’s word and has no buttons', async () => {
  const { contract } = waits;
  const { steps: _, ...offer } = contract!;
  has({ ...waits, dailysalreqtype: 'On hold' as never, earlier: [{ ...offer, id: '0', state: 'Withdrawn' as never }] });
  show();
  expect(await heading('On hold')).toBeVisible();
  expect(screen.getByText('Withdrawn').tagName).toBe('BDI');
  expect(screen.queryByRole('button')).toBeNull();
});

describe('the answer', () => {
  test('[AGENT-02] after a double click, accepting is sent once and the accepted state is shown', async () => {
    has(waits);
    takes(accepted);
    const { user } = show();
    await user.dblClick(await button('Accept'));
    const title = await heading('You accepted this contract');
    expect(title.firstElementChild).toHaveFocus();
    expect(screen.getByText('Mar 2, 2026, 15:30')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent.mock.calls).toEqual([[{ contractId: '1', dailysalreqtype: 'ACCEPTED' }]]);
  });

  test('[AGENT-02] declining asks for confirmation; after Cancel no request is sent', async () => {
    has(waits);
    takes(rejected);
    const { user } = show();
    await user.click(await button('Decline'));
    const question = await screen.findByRole('dialog', { name: 'Decline this contract?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(sent).not.toHaveBeenCalled();
    await user.click(await button('Decline'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
    expect(await heading('You declined this contract')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ contractId: '1', dailysalreqtype: 'REJECTED' }]]);
  });

  test('[AGENT-02] if the offer was answered elsewhere, that answer is shown with a message', async () => {
    has(waits);
    network.use(fail(calls.answerSalaryContract, 'ANSWERED_BEFORE'));
    const { user } = show();
    const accept = await button('Accept');
    has(rejected);
    await user.click(accept);
    expect(await heading('You declined this contract')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('You’ve already answered this contract. That answer stands.');
  });

  test('[AGENT-02] if the reply is lost, the answer is read again and not sent again', async () => {
    has(waits);
    network.use(noNetwork(calls.answerSalaryContract));
    const { user } = show();
    const accept = await button('Accept');
    has(accepted);
    await user.click(accept);
    expect(await heading('You accepted this contract')).toBeVisible();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  test('if the answer did not arrive, an error is shown and the player can retry', { tags: 'whole' }, async () => {
    has(waits);
    network.use(noNetwork(calls.answerSalaryContract));
    const { user } = show();
    await user.click(await button('Accept'));
    expect(await screen.findByText(/No connection/)).toBeVisible();
    takes(accepted);
    await user.click(await button('Accept'));
    expect(await heading('You accepted this contract')).toBeVisible();
  });

  test('an answer after the end shows that the offer has expired', async () => {
    has(waits);
    network.use(fail(calls.answerSalaryContract, 'OFFER_EXPIRED'));
    const { user } = show();
    const accept = await button('Accept');
    has({ ...waits, dailysalreqtype: 'EXPIRED' });
    await user.click(accept);
    expect(await heading('This offer has expired')).toBeVisible();
  });

  test('[AGENT-02] an answer in another tab is shown in this tab', async () => {
    has(waits);
    show();
    await button('Accept');
    has(rejected);
    contractsChangeItem.write({ by: fingerprint(testSession.token), at: Date.now() });
    window.dispatchEvent(new StorageEvent('storage', { key: contractsChangeItem.key }));
    expect(await heading('You declined this contract')).toBeVisible();
  });
});

describe('when the request fails', () => {
  test.each(
    sample(
      [
        ['without a network', noNetwork(calls.getSalaryContract), 'No connection. Check your network and try again.'],
        [
          'with a failing gateway',
          fail(calls.getSalaryContract, 'INTERNAL'),
          'The service isn’t responding right now.',
        ],
      ] as const,
      2,
    ),
  )('%s it shows an error and offers a retry', async (_, fault, sentence) => {
    network.use(fault);
    const { user } = show();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    has(waits);
    await user.click(await button('Try again'));
    expect(await heading('This contract is waiting for your answer')).toBeVisible();
  });

  test('a skeleton is shown while the reply is pending', async () => {
    network.use(noAnswer(calls.getSalaryContract));
    show();
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  test('cached data stays readable', async () => {
    has(waits);
    const { store } = show();
    await button('Accept');
    network.use(noNetwork(calls.getSalaryContract));
    const { gatewayApi } = await import('@livery/api/client');
    store.dispatch(gatewayApi.util.invalidateTags(['Contracts']));
    expect(await screen.findByText('This may be out of date.')).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
  });
});

describe('the prompt on home', () => {
  afterEach(() => vi.useRealTimers());

  test('[AGENT-01] is not shown after each offer is answered, also in a new visit', async () => {
    const clock = stopClock();
    has(accepted);
    network.use(
      answer(calls.getDividendContract, sampleValues.answerDividendContract),
      answer(calls.getHourContract, { ...hour, contracthoursalreq: 'EXPIRED' }),
    );
    const { store } = renderScreen(<ContractNews otherwise="No offers" />, { session: testSession });
    await clock.idle(store);
    expect(screen.getByText('No offers')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  });
});
