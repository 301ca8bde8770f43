import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { moneyIntentsItem } from '@livery/device/storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { UnresolvedIntents } from '../../components/UnresolvedIntents/UnresolvedIntents.tsx';
import { WalletsScreen } from './WalletsScreen.tsx';

const network = startNetwork();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const main = (balance: string) => ({ code: 'MAIN', name: 'Main', balance });
const acme = (balance: string) => ({ code: 'ACME', name: 'Acme Games', balance });
const walletOf = (mainBalance: string, acmeBalance: string, sumBalance = '1334.50') => ({
  ...sampleValues.getWallet,
  sumBalance,
  wallets: [main(mainBalance), acme(acmeBalance)],
});

function show() {
  network.use(
    answer(calls.getWallet, walletOf('1234.50', '100.00')),
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
  );
  return renderScreen(<WalletsScreen />, { session: testSession });
}

/** Waits until the text is shown, in a toast or in the sheet. */
const expectAnnouncement = (words: string | RegExp) =>
  waitFor(() => expect(screen.queryAllByText(words)).not.toHaveLength(0));

/** Presses Acme's wallet and returns the sheet. */
async function pressAcme(user: ReturnType<typeof renderScreen>['user']) {
  await user.click(await screen.findByRole('button', { name: /Acme Games/ }));
  return within(await screen.findByRole('dialog', { name: 'Move money' }));
}

test('[WALLET-01] shows the balance of every wallet, and their sum with the currency sign', async () => {
  show();
  expect(await screen.findByText('৳1,334.50')).toBeVisible();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Main wallet.*৳1,234\.50$/);
  expect(rows[1]).toBe('Acme Games৳100.00');
});

test.each([
  ['an empty list of wallets', [], '৳1,334.50'],
  ["only a vendor's wallet", [acme('100.00')], '৳1,234.50'],
])('with %s, the main wallet has the rest of the sum', async (_title, wallets, balance) => {
  network.use(
    answer(calls.getWallet, { ...walletOf('', ''), wallets }),
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
  );
  renderScreen(<WalletsScreen />, { session: testSession });
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(balance));
});

test(
  'a break from play replaces the fields of a transfer to a provider, not of a transfer back',
  { tags: 'whole' },
  async () => {
    const until = '2099-03-08T09:30:00.000Z';
    network.use(answer(calls.getSaferPlay, { ...sampleValues.getSaferPlay, break: { kind: 'timeOut', until } }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Move money' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Move money' }));
    expect(await sheet.findByText(/^You’re taking a break until .*Mar 8, 2099/)).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Move money' })).toBeNull();
    expect(sheet.queryByLabelText('Amount')).toBeNull();
    await user.click(sheet.getByText('Back to main'));
    expect(sheet.queryByText(/^You’re taking a break until/)).toBeNull();
    expect(sheet.getByRole('button', { name: 'Move money' })).toBeEnabled();
  },
);

test('[WALLET-01] the stakes that a bonus requires are shown with their progress', async () => {
  network.use(
    answer(calls.getWithdrawOptions, {
      ...sampleValues.getWithdrawOptions,
      turnoverRemaining: '3750.00',
      turnoverTotal: '5000.00',
    }),
  );
  show();
  const bar = await screen.findByRole('progressbar', { name: 'Staked for your bonus' });
  expect(bar).toHaveAttribute('aria-valuetext', '\u2068৳1,250.00\u2069 of \u2068৳5,000.00\u2069');
  expect(screen.getByText('Stake ৳3,750.00 more to withdraw again.')).toBeVisible();
});

test(
  '[WALLET-01] wallet names follow a change of language, while the balances stay visible',
  { tags: 'whole' },
  async () => {
    const { texts } = show();
    expect(await screen.findByText('Acme Games')).toBeVisible();
    const wallet = walletOf('1234.50', '100.00');
    network.use(
      answer(calls.getWallet, { ...wallet, wallets: [wallet.wallets[0]!, { ...acme('100.00'), name: 'একমি গেমস' }] }),
    );
    await act(async () => texts.setLanguage('BN'));
    expect(screen.getByText(/1,334.50|১,৩৩৪.৫০/)).toBeVisible();
    expect(await screen.findByText('একমি গেমস')).toBeVisible();
  },
);

test('[WALLET-01] the eye button hides every amount here too', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Hide balance' }));
  expect(screen.queryByText(/৳/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show balance' }));
  expect(screen.getByText('৳100.00')).toBeVisible();
});

test('a failed request shows the error, and a retry loads the wallets', async () => {
  network.use(fail(calls.getWallet, 'NOT_ALLOWED'));
  const { user } = renderScreen(<WalletsScreen />, { session: testSession });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.use(answer(calls.getWallet, sampleValues.getWallet));
  await user.click(retry);
  expect(await screen.findByText('Main wallet')).toBeVisible();
});

test('[WALLET-02] a transfer back shows its amount on the button and both balances afterwards', async () => {
  const { user } = show();
  const sent: unknown[] = [];
  network.use(
    answer(calls.transfer, async (request) => {
      sent.push(await request.json());
      network.use(answer(calls.getWallet, walletOf('1274.50', '60.00')));
      return { from: acme('60.00'), to: main('1274.50'), amount: '40.00' };
    }),
  );
  const sheet = await pressAcme(user);
  expect(sheet.getByRole('radio', { name: 'Back to main' })).toBeChecked();
  await user.type(sheet.getByRole('textbox', { name: /Amount/ }), '40');
  expect(sheet.getByText('Acme Games afterwards').nextSibling).toHaveTextContent('৳60.00');
  expect(sheet.getByText('Main wallet afterwards').nextSibling).toHaveTextContent('৳1,274.50');
  await user.click(sheet.getByRole('button', { name: 'Move ৳40.00' }));
  await expectAnnouncement('৳40.00 moved to Main wallet');
  expect(sent).toEqual([{ from: 'ACME', to: 'MAIN', amount: '40' }]);
  expect(await screen.findByText('৳1,274.50')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Move money' })).toBeNull();
});

test('[WALLET-07] if the sheet is closed before the reply, the page shows the outcome', async () => {
  network.use(
    answer(calls.getWallet, walletOf('1234.50', '100.00')),
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
  );
  const { user } = renderScreen(
    <>
      <UnresolvedIntents />
      <WalletsScreen />
    </>,
    { session: testSession },
  );
  const reply = lateReply<{ from: ReturnType<typeof acme>; to: ReturnType<typeof main>; amount: string }>();
  network.use(answer(calls.transfer, () => reply.promise));
  const sheet = await pressAcme(user);
  await user.type(sheet.getByRole('textbox', { name: /Amount/ }), '40');
  await user.click(sheet.getByRole('button', { name: 'Move ৳40.00' }));
  await waitFor(() => expect(moneyIntentsItem.read()).toHaveLength(1));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move money' })).toBeNull());
  await pressAcme(user);
  reply.resolve({ from: acme('60.00'), to: main('1274.50'), amount: '40.00' });
  expect(await screen.findByText('Done: it went through.')).toBeInTheDocument();
  expect(screen.getByText('Transfer of ৳40.00')).toBeInTheDocument();
  expect(screen.queryByText('৳40.00 moved to Main wallet')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Move money' })).toBeVisible();
});

test(
  'without an amount, or with more than the balance, nothing is sent and the field shows an error',
  { tags: 'whole' },
  async () => {
    const { user } = show();
    const sheet = await pressAcme(user);
    await user.click(sheet.getByRole('button', { name: 'Move money' }));
    const field = sheet.getByRole('textbox', { name: /Amount/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter an amount')));
    expect(field).toHaveFocus();
    await user.type(field, '100.01');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining('Only ৳100.00 is available')),
    );
    await user.click(sheet.getByRole('button', { name: 'All' }));
    expect(field).toHaveValue('100.00');
    expect(sheet.getByRole('button', { name: 'Move ৳100.00' })).toBeVisible();
  },
);

test('changing the wallet validates the amount again', async () => {
  const { user } = show();
  const sheet = await pressAcme(user);
  const field = sheet.getByRole('textbox', { name: /Amount/ });
  await user.type(field, '500');
  await user.click(sheet.getByRole('button', { name: 'Move money' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Only ৳100.00 is available')));
  await user.click(sheet.getByRole('radio', { name: 'To a provider' }));
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(expect.stringContaining('Only')));
  expect(sheet.getByRole('button', { name: 'Move ৳500.00' })).toBeVisible();
  await user.click(sheet.getByRole('radio', { name: 'Back to main' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Only ৳100.00 is available')));
});

test('a rejection is shown at its field, and the fields keep their values', { tags: 'whole' }, async () => {
  const { user } = show();
  network.use(fail(calls.transfer, 'FUNDS_INSUFFICIENT'));
  const sheet = await pressAcme(user);
  const field = sheet.getByRole('textbox', { name: /Amount/ });
  await user.type(field, '40');
  await user.click(sheet.getByRole('button', { name: 'Move ৳40.00' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Only ৳100.00 is available')));
  expect(sheet.getByRole('radio', { name: 'Back to main' })).toBeChecked();
  expect(field).toHaveValue('40');
  expect(moneyIntentsItem.read()).toEqual([]);
});

test('a transfer that a break forbids shows a link to safer play', { tags: 'whole' }, async () => {
  const { user } = show();
  network.use(fail(calls.transfer, 'PLAY_BREAK'));
  const sheet = await pressAcme(user);
  await user.type(sheet.getByRole('textbox', { name: /Amount/ }), '40');
  await user.click(sheet.getByRole('button', { name: 'Move ৳40.00' }));
  expect(await sheet.findByText(/You’re taking a break from play\./)).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/m/member/saferPlay');
});

test.each(
  sample(
    [
      ['was done', { outcome: 'DONE', reply: sampleValues.transfer } as const, '৳40.00 moved to Main wallet'],
      ['was not done', { outcome: 'NOT_DONE' } as const, /no money moved/],
    ] as const,
    2,
  ),
)('[WALLET-07] after a lost reply, the outcome is requested with the same key: it %s', async (_, settled, words) => {
  const { user } = show();
  const keys: (string | null)[] = [];
  const asked: unknown[] = [];
  network.use(
    answer(calls.transfer, (request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      throw new Error('lost');
    }),
    answer(calls.settleIntent, async (request) => {
      asked.push(await request.json());
      return settled;
    }),
  );
  const sheet = await pressAcme(user);
  await user.type(sheet.getByRole('textbox', { name: /Amount/ }), '40');
  await user.click(sheet.getByRole('button', { name: 'Move ৳40.00' }));
  await expectAnnouncement(words);
  expect(asked).toEqual([{ call: 'transfer', key: keys[0] }]);
  expect(keys).toHaveLength(1);
  expect(moneyIntentsItem.read()).toEqual([]);
});

test.each([
  ['done: its form is empty', { outcome: 'DONE', reply: {} } as const, ''],
  ['not done: the amount stays in its field', { outcome: 'NOT_DONE' } as const, '40.00'],
])('[WALLET-07] a transfer whose reply was lost by a reload was %s', async (_, settled, shown) => {
  const first = show();
  network.use(noNetwork(calls.transfer), noNetwork(calls.settleIntent));
  const before = await pressAcme(first.user);
  await first.user.type(before.getByRole('textbox', { name: /Amount/ }), '40');
  await first.user.click(before.getByRole('button', { name: 'Move ৳40.00' }));
  expect(await before.findByText(/Checking what happened/)).toBeVisible();
  first.unmount();
  // This time is longer ago than any tab waits for a reply.
  moneyIntentsItem.write(moneyIntentsItem.read().map((note) => ({ ...note, at: note.at - 60_000 })));
  const answered = lateReply<typeof settled>();
  network.use(answer(calls.settleIntent, () => answered.promise));
  const { user } = renderScreen(
    <>
      <UnresolvedIntents />
      <WalletsScreen />
    </>,
    { session: testSession },
  );
  const sheet = await pressAcme(user);
  const amount = () => sheet.getByRole('textbox', { name: /Amount/ });
  expect(amount()).toHaveValue('40.00');
  answered.resolve(settled);
  expect(await screen.findByText(/went through\.$|no money moved\.$/i)).toBeInTheDocument();
  expect(amount()).toHaveValue(shown);
});

test('the error of a transfer or of ‘return all’ changes with the language', { tags: 'whole' }, async () => {
  const { user, texts } = show();
  network.use(noNetwork(calls.collectWallets), noNetwork(calls.transfer));
  network.use(answer(calls.settleIntent, { outcome: 'NOT_DONE' }));
  await user.click(await screen.findByRole('button', { name: 'Bring all back' }));
  expect(await screen.findByText(/no money moved/)).toBeVisible();
  const sheet = await pressAcme(user);
  await user.type(sheet.getByRole('textbox', { name: /Amount/ }), '40');
  await user.click(sheet.getByRole('button', { name: 'Move ৳40.00' }));
  expect(await sheet.findByText(/no money moved/)).toBeVisible();
  await act(async () => texts.setLanguage('PT'));
  await waitFor(() => expect(screen.getAllByText(/nenhum dinheiro saiu/)).toHaveLength(2));
  expect(screen.queryByText(/no money moved/)).toBeNull();
});

test('[WALLET-07] after KEY_REUSED, the outcome of that key is requested', { tags: 'whole' }, async () => {
  const { user } = show();
  network.use(
    fail(calls.transfer, 'KEY_REUSED'),
    answer(calls.settleIntent, { outcome: 'DONE', reply: sampleValues.transfer }),
  );
  const sheet = await pressAcme(user);
  await user.type(sheet.getByRole('textbox', { name: /Amount/ }), '40');
  await user.click(sheet.getByRole('button', { name: 'Move ৳40.00' }));
  await expectAnnouncement('৳40.00 moved to Main wallet');
});

test('[WALLET-07] two taps on ‘return all’ send one call', async () => {
  const { user } = show();
  const keys: (string | null)[] = [];
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  network.use(
    answer(calls.collectWallets, async (request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      await replied;
      network.use(answer(calls.getWallet, walletOf('1334.50', '0.00')));
      return {
        collected: [{ code: 'ACME', name: 'Acme Games', amount: '100.00' }],
        amount: '100.00',
        balance: '1334.50',
      };
    }),
  );
  await user.dblClick(await screen.findByRole('button', { name: 'Bring all back' }));
  reply();
  await expectAnnouncement('৳100.00 is back in your main wallet');
  expect(keys).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bring all back' })).toBeNull());
});

test('[WALLET-07] the page reports ‘return all’ once if its reply arrives after the player left', async () => {
  network.use(
    answer(calls.getWallet, walletOf('1234.50', '100.00')),
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
  );
  const reply = lateReply<typeof sampleValues.collectWallets>();
  network.use(answer(calls.collectWallets, () => reply.promise));
  const { user, store } = renderScreen(
    <>
      <Link to="/m/home">Leave</Link>
      <UnresolvedIntents />
      <Routes>
        <Route path="/m/home" element="Home" />
        <Route path="*" element={<WalletsScreen />} />
      </Routes>
    </>,
    { session: testSession },
  );
  await user.click(await screen.findByRole('button', { name: 'Bring all back' }));
  await waitFor(() => expect(moneyIntentsItem.read()).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  reply.resolve(sampleValues.collectWallets);
  await expectAnnouncement('Done: it went through.');
  await waitForStoreIdle(store);
  expect(screen.queryByText('৳100.00 is back in your main wallet')).toBeNull();
});

test.each(
  sample(
    [
      [
        'with how much it was',
        { outcome: 'DONE', reply: sampleValues.collectWallets },
        '৳100.00 is back in your main wallet',
      ],
      ['without a reply too', { outcome: 'DONE' }, 'Done: it went through.'],
      ['or that nothing was', { outcome: 'NOT_DONE' }, /no money moved/],
    ] as const,
    3,
  ),
)('[WALLET-07] after a lost reply to ‘return all’, the outcome is shown: %s', async (_, settled, words) => {
  const { user } = show();
  network.use(noNetwork(calls.collectWallets), answer(calls.settleIntent, settled));
  await user.click(await screen.findByRole('button', { name: 'Bring all back' }));
  await expectAnnouncement(words);
  expect(moneyIntentsItem.read()).toEqual([]);
});

test(
  '[WALLET-07] a call without a reply stays stored on the device after its sheet is closed',
  { tags: 'whole' },
  async () => {
    const { user } = show();
    network.use(noNetwork(calls.transfer), noNetwork(calls.settleIntent));
    const sheet = await pressAcme(user);
    await user.type(sheet.getByRole('textbox', { name: /Amount/ }), '40');
    await user.click(sheet.getByRole('button', { name: 'Move ৳40.00' }));
    expect(await sheet.findByText(/Checking what happened/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(moneyIntentsItem.read()).toEqual([
      expect.objectContaining({ kind: 'transfer', call: 'transfer', amount: '40', owner: 'testmerchant/amina' }),
    ]);
  },
);
