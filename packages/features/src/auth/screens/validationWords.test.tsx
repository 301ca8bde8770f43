import { answer, sampleValues, startNetwork, testMerchant, testSession } from '@livery/api/testing';
import { calls, lengths } from '@livery/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { ChangePasswordScreen } from './ChangePasswordScreen/ChangePasswordScreen.tsx';
import { RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';

const network = startNetwork();
const merchant = testMerchant({ switches: { ...testMerchant().switches, USERNAMEREG3: true } });
const needed = { enabled: true, required: true };
beforeEach(() =>
  network.use(
    answer(calls.getSecurity, sampleValues.getSecurity),
    answer(calls.getRegistrationConfig, {
      username: { ...needed, minLength: 4, maxLength: 16 },
      password: needed,
      nickname: needed,
      email: { ...needed, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@.]+$' },
    }),
  ),
);

test.each([18, 21, 25])('[VAL-07] the terms contain the minimum age of the merchant: %i', async (minimumAge) => {
  renderScreen(<RegisterScreen />, {
    merchant: { ...merchant, licence: { ...merchant.licence, minimumAge } },
  });
  expect(await screen.findByRole('checkbox', { name: new RegExp(`I am ${minimumAge} or older`) })).toBeVisible();
});

test('[VAL-04] the captcha’s hint explains the input that the field accepts', { tags: 'whole' }, async () => {
  network.use(
    answer(calls.getRegistrationConfig, { captcha: { ...needed, maxLength: lengths.captcha } }),
    answer(calls.getCaptcha, sampleValues.getCaptcha),
  );
  const { user } = renderScreen(<RegisterScreen />, { merchant });
  const captcha = await screen.findByRole('textbox', { name: /^Code in the picture/ });
  expect(captcha).toHaveAccessibleDescription(
    `Type the digits in the picture, or the result of its equation: at most ${lengths.captcha}. Tap it for a new one.`,
  );
  await user.type(captcha, 'x123456789');
  expect(captcha).toHaveValue('123456789'.slice(0, lengths.captcha));
});

test(
  '[VAL-03] [VAL-08] register reports missing fields, with a special text for the confirmation',
  { tags: 'whole' },
  async () => {
    const { user } = renderScreen(<RegisterScreen />, { merchant });
    await user.type(await screen.findByLabelText(/^Nickname/), '   ');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Please enter the username and password')).toBeVisible();
    expect(screen.getByText('User name is required')).toBeVisible();
    expect(screen.getByText('Nickname cannot be empty')).toBeVisible();
    await user.type(screen.getByLabelText(/^Password/), 'horse-lamp-42');
    await user.type(screen.getByLabelText(/^Confirm password/), 'horse-lamp-4');
    expect(await screen.findByText('Confirmation password not matched')).toBeVisible();
    await user.type(screen.getByLabelText(/^Confirm password/), '2');
    await waitFor(() => expect(screen.queryByText('Confirmation password not matched')).toBeNull());
  },
);

test('[VAL-03] change-password has a special text for a missing confirmation', async () => {
  const { user } = renderScreen(<ChangePasswordScreen />, { session: testSession });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect((await screen.findAllByText('Enter password')).length).toBeGreaterThan(0);
});

test('[VAL-06] an invalid email address is reported on blur', { tags: 'whole' }, async () => {
  const { user } = renderScreen(<RegisterScreen />, { merchant });
  const email = await screen.findByLabelText(/^E-mail/);
  await user.type(email, 'mina@example');
  expect(email).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() => expect(email).toHaveAccessibleDescription('E-mail format is incorrect'));
  await user.type(email, '.org');
  await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
});

test('a field lists the characters that it rejects, but not for a password', { tags: 'whole' }, async () => {
  network.use(
    answer(calls.getRegistrationConfig, {
      username: { ...needed, minLength: 4, maxLength: 16, pattern: '^[a-z0-9]+$' },
      password: { ...needed, pattern: '^[\\x21-\\x7e]+$' },
      qqNum: { ...needed, pattern: '^[0-9]+$' },
    }),
  );
  const { user } = renderScreen(<RegisterScreen />, { merchant });
  const name = await screen.findByLabelText(/^User name/);
  await user.type(name, 'amina khan_1');
  await user.tab();
  await waitFor(() => expect(name).toHaveAccessibleDescription(/User name can’t contain spaces, _/));
  const password = screen.getByLabelText(/^Password/);
  await user.type(password, 'schöner tag');
  await user.tab();
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(
      /can only contain the letters a to z, digits and symbols, without spaces/,
    ),
  );
  const number = screen.getByLabelText(/^QQ/);
  await user.type(number, '12 34x');
  await user.tab();
  await waitFor(() => expect(number).toHaveAccessibleDescription(/QQ can only contain digits/));
});

test("a new password shows its strength, and advises against the player's name", { tags: 'whole' }, async () => {
  const { user } = renderScreen(<RegisterScreen />, { merchant });
  await user.type(await screen.findByLabelText(/^User name/), 'amina');
  await user.type(screen.getByLabelText(/^Password/), 'amina123');
  expect(await screen.findByText(/Don’t use your name/)).toBeVisible();
  await user.clear(screen.getByLabelText(/^Password/));
  await user.type(screen.getByLabelText(/^Password/), 'horse-lamp-42');
  expect(await screen.findByText('Strong password')).toBeVisible();
});
