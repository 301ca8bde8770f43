import { calls } from '@livery/api/contract';
import { answer, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { SecurityScreen } from './SecurityScreen.tsx';

const network = startNetwork();
const has = (differences: Partial<typeof sampleValues.getSecurity>) =>
  network.use(answer(calls.getSecurity, { ...sampleValues.getSecurity, ...differences }));
beforeEach(() => has({}));

const show = () => renderScreen(<SecurityScreen />, { session: { ...testSession }, at: '/m/member/security' });
const row = async (title: string) => (await screen.findByText(title)).closest('li')!;

describe('[WALLET-06] security', () => {
  test('[WALLET-06] links to every part of the account’s security, and shows how many are set', async () => {
    show();
    expect(await screen.findByRole('progressbar', { name: 'Account security' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 5 set',
    );
    expect(screen.getByText('2 of 5 set')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/changePsw',
      '/m/member/paymentPassword',
      '/m/member/securityQuestions',
      '/m/member/email',
      '/m/member/payee',
      '/m/member/bankCards',
    ]);
  });

  test.each([
    ['Login password', 'Set'],
    ['Payment password', 'Not set'],
    ['Security questions', 'Not set'],
    ['E-mail', 'a****@example.org'],
    ['Mobile number', '+880*****5678'],
    ['Payee', 'Not set'],
  ])('[WALLET-06] %s shows: %s', async (title, words) => {
    show();
    expect(within(await row(title)).getByText(words)).toBeVisible();
  });

  test('an address that is not verified is marked as unverified, and is not counted', async () => {
    has({ isEmailBound: false });
    show();
    expect(within(await row('E-mail')).getByText('a****@example.org, not confirmed yet')).toBeVisible();
    expect(screen.getByText('1 of 5 set')).toBeVisible();
  });

  test('without a mobile number, a link opens customer service', async () => {
    has({ mobile: '' });
    show();
    expect(within(await row('Mobile number')).getByRole('link')).toHaveAttribute('href', '/m/service');
  });

  test('a message is shown if all settings are complete', async () => {
    has({ hasPaymentPassword: true, hasSecurityQuestions: true, payeeName: 'A****' });
    show();
    expect(await screen.findByText('5 of 5 set')).toBeVisible();
    expect(screen.getByText(/^Everything is set up\./)).toBeVisible();
  });

  test('a failed request shows the error, and a retry loads the page', async () => {
    network.use(fail(calls.getSecurity, 'MAINTENANCE'));
    const { user } = show();
    expect(await screen.findByText('System upgrading, please try again later.')).toBeVisible();
    has({});
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Login password')).toBeVisible();
  });
});
