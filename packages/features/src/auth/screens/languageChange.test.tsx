import { answer, fail, startNetwork } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { switchLanguage } from '@livery/i18n/react';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { merchantWith } from '../../../testing/merchantWith.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { LoginScreen } from './LoginScreen/LoginScreen.tsx';
import { RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';

const network = startNetwork();
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Changes the language with a stopped clock, so that effects before and after 200 ms can be distinguished. */
async function change(texts: Parameters<typeof switchLanguage>[0], language: string) {
  vi.useFakeTimers();
  await act(async () => void (await switchLanguage(texts, language)));
}

describe('after a change of language', () => {
  test(
    '[LANG-06] values of the register form are checked again after 200 ms, in the new language',
    { tags: 'whole' },
    async () => {
      network.use(
        answer(calls.getAffiliate, { affiliateCode: '' }),
        answer(calls.getRegistrationConfig, {
          username: { enabled: true, required: true, minLength: 4, maxLength: 16 },
          password: { enabled: true, required: true },
          nickname: { enabled: true, required: true },
        }),
      );
      const { user, texts } = renderScreen(<RegisterScreen />, { merchant: merchantWith('USERNAMEREG3') });
      await user.type(await screen.findByRole('textbox', { name: /user name/i }), 'ab');
      expect(screen.queryByText(/at least/)).toBeNull();
      await change(texts, 'BN');
      await pass(199);
      const field = screen.getByRole('textbox', { name: /ব্যবহারকারীর নাম/ });
      expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await pass(1);
      expect(field).toHaveAttribute('aria-invalid', 'true');
      // Empty fields that the player did not touch show no error.
      expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    },
  );

  test('[LANG-06] the missing field of the login form is reported in the new language', async () => {
    const { user, texts } = renderScreen(<LoginScreen />);
    await user.type(screen.getByRole('textbox', { name: /user name/i }), 'amina');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Password is required')).toBeVisible();
    await change(texts, 'PT');
    await pass(200);
    expect(screen.queryByText('Password is required')).toBeNull();
    expect(document.querySelector('[aria-invalid=true]')).toHaveAccessibleDescription(
      'Senha: preenchimento obrigatório',
    );
  });

  test('the error of a failed login is shown in the new language immediately', { tags: 'whole' }, async () => {
    network.use(fail(calls.login, 'LOGIN_WRONG'));
    const { user, texts } = renderScreen(<LoginScreen />);
    await user.type(screen.getByRole('textbox', { name: /user name/i }), 'amina');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Wrong user name or password. Check both, or reset your password.')).toBeVisible();
    await act(async () => void (await switchLanguage(texts, 'PT')));
    expect(screen.getByText('Nome de usuário ou senha incorretos. Confira os dois ou redefina a senha.')).toBeVisible();
    expect(screen.queryByText('Wrong user name or password. Check both, or reset your password.')).toBeNull();
  });
});
