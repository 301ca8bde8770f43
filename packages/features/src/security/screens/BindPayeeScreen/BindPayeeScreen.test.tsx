import { calls } from '@livery/api/contract';
import { answer, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { BindPayeeScreen } from './BindPayeeScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown) => void>();
const has = (payeeName: string) => network.use(answer(calls.getSecurity, { ...sampleValues.getSecurity, payeeName }));

beforeEach(() => {
  sent.mockClear();
  has('');
  network.use(
    answer(calls.bindPayee, async (request) => {
      sent(await request.json());
      return sampleValues.bindPayee;
    }),
  );
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = () => renderScreen(<BindPayeeScreen />, { session: { ...testSession }, at: '/m/member/payee' });
type User = ReturnType<typeof show>['user'];
const field = () => screen.findByLabelText(/^Your real name/);
const set = (user: User) => user.click(screen.getByRole('button', { name: 'Set this name' }));

describe('[WALLET-06] the payee', () => {
  test(
    '[WALLET-06] can be set only once, which the form explains; then the app goes back',
    { tags: 'whole' },
    async () => {
      const { user, address } = show();
      await user.type(await field(), ' Amina Rahman ');
      expect(screen.getByText(/^You can’t change this later\./)).toBeVisible();
      await set(user);
      expect(await screen.findByText('Your name is set.')).toBeInTheDocument();
      expect(sent).toHaveBeenCalledWith({ payeeName: 'Amina Rahman' });
      await waitFor(() => expect(address()).toBe('/m/home'));
    },
  );

  test('[WALLET-06] is shown masked after it is set, with a link to customer service and no form', async () => {
    has('A****');
    show();
    expect(await screen.findByText('We pay to A****')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/service');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test.each(
    sample(
      [
        ['A', 'Enter your full name'],
        ['x'.repeat(61), 'At most 60 characters'],
      ] as const,
      2,
    ),
  )('%j is not sent', async (name, words) => {
    const { user } = show();
    await user.type(await field(), name);
    await set(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test('that was set elsewhere in the meantime is shown', { tags: 'whole' }, async () => {
    network.use(fail(calls.bindPayee, 'ALREADY_SET'));
    const { user } = show();
    await user.type(await field(), 'Amina Rahman');
    has('N****');
    await set(user);
    expect(await screen.findByText('We pay to N****')).toBeVisible();
  });

  test(
    'that the gateway rejects shows the error and keeps the typed name, also after a reload',
    { tags: 'whole' },
    async () => {
      network.use(fail(calls.bindPayee, 'REQUEST_INVALID'));
      const { user, unmount } = show();
      await user.type(await field(), 'Amina Rahman');
      await set(user);
      expect(await screen.findByText(/^Name format is not valid\./)).toBeVisible();
      unmount();
      show();
      expect(await field()).toHaveValue('Amina Rahman');
    },
  );

  test('a failed request shows the error, and a retry loads the form', async () => {
    network.use(fail(calls.getSecurity, 'MAINTENANCE'));
    const { user } = show();
    expect(await screen.findByText('System upgrading, please try again later.')).toBeVisible();
    has('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field()).toBeVisible();
  });
});
