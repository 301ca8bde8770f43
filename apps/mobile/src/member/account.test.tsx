import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import type { PublicMerchant } from '@livery/merchant';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { table } from '../router.tsx';

const network = startNetwork();

async function showAccount(switches = {}, merchant: Partial<PublicMerchant> = {}, type = 0) {
  network.use(...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)));
  const shell = await renderShell({
    table,
    at: '/m/member/home',
    session: { ...testSession, type },
    switches,
    merchant,
  });
  expect(await screen.findByText('Total balance')).toBeVisible();
  return shell;
}

test('the account screen has one heading of the first level: its name', async () => {
  await showAccount();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Account']);
});

test('deposit is the only primary action, withdraw is beside it, logout is last', async () => {
  await showAccount();
  const [deposit, withdraw] = ['Deposit', 'Withdraw'].map((name) =>
    within(screen.getByRole('main')).getByRole('link', { name }),
  );
  expect(deposit).toHaveAttribute('href', '/m/voucherCenter');
  expect(withdraw).toHaveAttribute('href', '/m/withdraw');
  expect(screen.getByRole('main').querySelectorAll('.primary')).toHaveLength(1);
  expect(deposit).toHaveClass('primary');
  const controls = within(screen.getByRole('main')).getAllByRole('button');
  expect(controls.at(-1)).toHaveAccessibleName('Log out');
});

test("if the footer highlights deposit in its middle, the account's own deposit button is plain", async () => {
  await showAccount({}, { footer: ['home', 'promotions', 'deposit', 'withdraw', 'account'] });
  const [inPage, inFooter] = ['main', 'navigation'].map((role) =>
    within(screen.getByRole(role, role === 'main' ? {} : { name: 'Main menu' })).getByRole('link', { name: 'Deposit' }),
  );
  expect(inPage).not.toHaveClass('primary');
  expect(inFooter).toHaveClass('primary');
});

test.each([
  [{}, []],
  [{ MANPLAYREB3: true, REFERRAL: true, APPWINDOW: true }, ['Cashback', 'Invite friends', 'Get the app']],
])("the rows open the merchant's offers: with %o also to %j", async (switches, further) => {
  await showAccount(switches);
  const rows = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    // Removes the number of unread items from the row.
    .map(({ textContent }) => textContent.replace(/\d.*/, ''));
  const always = [
    'Wallets',
    'Deposit history',
    'Withdrawal history',
    'Transactions',
    'Betting record',
    'Rewards',
    'Promotions',
    'Messages',
    'Inbox',
    'Announcements',
    'Customer service',
    'Help centre',
    'Safer play',
  ];
  expect(rows.toSorted()).toEqual([...always, 'Profile', 'Security', ...further].toSorted());
});

test("[WALLET-06] the member's name and a row open the profile; another row opens security", async () => {
  await showAccount();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /amina/ })).toHaveAttribute('href', '/m/member/profile');
  expect(main.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/m/member/profile');
  expect(main.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/m/member/security');
});

test.each([
  [0, true, false],
  [1, true, true],
  [2, true, true],
  [2, false, false],
])(
  '[SESS-03] the alternate menu has the contracts: type %d, AGENTPOLICY3 %s: %s',
  async (type, AGENTPOLICY3, isThere) => {
    await showAccount({ AGENTPOLICY3 }, {}, type);
    const contracts = within(screen.getByRole('main')).queryAllByRole('link', { name: /contract/i });
    expect(contracts.map((link) => link.getAttribute('href'))).toEqual(
      isThere
        ? [
            '/m/member/agent/getSalaryContract',
            '/m/member/agent/getDevidendContract',
            '/m/member/agent/getHourContract',
          ]
        : [],
    );
  },
);

test.each([
  [0, true, true],
  [0, false, false],
  [1, false, true],
  [2, true, true],
])('[AGENT-03] the agent area has a row: type %d, AGENTPOLICY3 %s: %s', async (type, AGENTPOLICY3, isThere) => {
  await showAccount({ AGENTPOLICY3 }, {}, type);
  const rows = within(screen.getByRole('main')).queryAllByRole('link', { name: 'Agent area' });
  expect(rows.map((link) => link.getAttribute('href'))).toEqual(isThere ? ['/m/member/agent'] : []);
});
