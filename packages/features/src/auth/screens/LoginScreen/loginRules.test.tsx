import { answer, decryptBody, sampleValues, startNetwork, testMerchant } from '@livery/api/testing';
import { calls, patterns } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const network = startNetwork();
const rules = sampleValues.getValidationRules;
const strict = {
  ...rules,
  loginUsername: { ...rules.loginUsername, minLength: 4, maxLength: 16 },
  loginPassword: { ...rules.loginPassword, minLength: 6, pattern: '[\\x21-\\x7e]+' },
  loginMobileNum: { ...rules.loginMobileNum, pattern: '\\+?[0-9]+' },
  verificationCode: { ...rules.verificationCode, minLength: 4, maxLength: 10, pattern: '[0-9]+' },
};

describe('the gateway’s rules', () => {
  test('[VAL-02] check a value on blur, and remove the error as soon as the value is valid', async () => {
    network.use(answer(calls.getValidationRules, strict));
    const { user } = renderScreen(<LoginScreen />);
    const name = screen.getByRole('textbox', { name: /user name/i });
    await user.type(name, 'am');
    expect(name).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription('User name needs at least 4 characters'));
    expect(screen.getByText('User name needs at least 4 characters').closest('[role=alert]')).not.toBeNull();
    await user.type(name, 'ina');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.tab();
    expect(await screen.findByText('Password needs at least 6 characters')).toBeVisible();
  });

  test('[VAL-02] apply to number and code, with digits of any script', { tags: 'whole' }, async () => {
    network.use(answer(calls.getValidationRules, strict), answer(calls.getCountries, sampleValues.getCountries));
    const merchant = testMerchant({ switches: { ...testMerchant().switches, MOBILEVERCODELOGIN3: true } });
    const { user } = renderScreen(<LoginScreen />, { merchant });
    await user.click(await screen.findByRole('radio', { name: 'SMS code' }));
    const code = await screen.findByRole('textbox', { name: 'SMS code' });
    await user.type(code, '৪২');
    expect(code).toHaveProperty('value', '42');
    await user.tab();
    await waitFor(() => expect(code).toHaveAccessibleDescription('SMS code needs at least 4 characters'));
    await user.type(code, '۰٧');
    await waitFor(() => expect(code).not.toHaveAttribute('aria-invalid'));
  });

  test.each(
    sample(
      [
        ['U+202A', '\u202a'],
        ['U+202D', '\u202d'],
        ['U+2068', '\u2068'],
        ['U+061C', '\u061c'],
        ['U+200B', '\u200b'],
        ['U+FE0F', '\ufe0f'],
        ['U+200E', '\u200e'],
        ['U+2800', '\u2800'],
        ['U+3164', '\u3164'],
      ],
      8,
    ),
  )('[VAL-02] a mobile number with %s around it, as copied from contacts, can log in', async (_, invisible) => {
    const loginUsername = { ...strict.loginUsername, pattern: '[a-z0-9]+' };
    const loginMobileNum = { ...strict.loginMobileNum, pattern: patterns.mobileNum };
    let sent: unknown;
    network.use(
      answer(calls.getValidationRules, { ...strict, loginUsername, loginMobileNum }),
      answer(calls.login, async (request) => {
        sent = await decryptBody(request);
        return sampleValues.login;
      }),
    );
    const merchant = testMerchant({ switches: { ...testMerchant().switches, MOBILENUMREG3: true } });
    const { user, address } = renderScreen(<LoginScreen />, { merchant, at: '/m/login' });
    await user.click(screen.getByRole('textbox', { name: /user name/i }));
    await user.paste(`${invisible}+880 1712-345678${invisible}`);
    await user.type(screen.getByLabelText('Password'), 'secret12');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(sent).toMatchObject({ username: '+880 1712-345678' });
  });

  test('a login that a password manager filled in without events is sent', async () => {
    let sent: unknown;
    network.use(
      answer(calls.login, async (request) => {
        sent = await decryptBody(request);
        return sampleValues.login;
      }),
    );
    const { user, address } = renderScreen(<LoginScreen />, { at: '/m/login' });
    screen.getByRole<HTMLInputElement>('textbox', { name: /user name/i }).value = 'amina';
    screen.getByLabelText<HTMLInputElement>('Password').value = 'secret12';
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(sent).toMatchObject({ username: 'amina', password: 'secret12' });
  });

  test('[VAL-08] empty fields are reported as required, and so are fields with only spaces', async () => {
    const { user } = renderScreen(<LoginScreen />);
    await user.type(screen.getByLabelText('Password'), '   ');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('User name is required')).toBeVisible();
    expect(screen.getByText('Password cannot be empty')).toBeVisible();
  });
});
