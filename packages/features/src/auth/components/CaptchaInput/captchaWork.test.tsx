import { calls } from '@livery/api/contract';
import { answer, decryptBody, fail, sampleValues, startNetwork } from '@livery/api/testing';
import { createHash, pbkdf2Sync } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { LoginScreen } from '../../screens/LoginScreen/LoginScreen.tsx';
import { RegisterScreen } from '../../screens/RegisterScreen/RegisterScreen.tsx';

const network = startNetwork();
const skip = { name: 'Can’t read it? Continue without the picture' };

/**
 * Creates a captcha with a challenge and its solution. The solution is the key of a small counter, so that the search
 * ends quickly.
 */
function solvable(captchaId: string) {
  const bytes = (text: string) =>
    createHash('md5')
      .update(text + captchaId)
      .digest();
  const [nonce, salt, counter] = [bytes('nonce'), bytes('salt'), Buffer.from([0, 0, 0, 3])];
  const key = pbkdf2Sync(Buffer.concat([nonce, counter]), salt, 10, 32, 'sha256').toString('hex');
  const challenge = {
    algorithm: 'PBKDF2/SHA-256' as const,
    nonce: nonce.toString('hex'),
    salt: salt.toString('hex'),
    cost: 10,
    keyLength: 32,
    keyPrefix: key.slice(0, 16),
  };
  return { captcha: { ...sampleValues.getCaptcha, captchaId, challenge }, solution: `work:${key}` };
}

async function failLogin(captcha: object) {
  network.use(fail(calls.login, 'CAPTCHA_REQUIRED', { value: { captcha } }));
  const { user } = renderScreen(<LoginScreen />);
  await user.type(screen.getByRole('textbox', { name: /user name/i }), 'amina');
  await user.type(screen.getByLabelText('Password'), 'secret12');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('textbox', { name: /Code in the picture/ });
  return user;
}

test('a player who cannot read the picture can log in with the button next to it', { tags: 'whole' }, async () => {
  const { captcha, solution } = solvable('first');
  const user = await failLogin(captcha);
  await user.click(screen.getByRole('button', skip));
  await waitFor(() => expect(screen.getByText('Done. You don’t need the picture.')).toHaveFocus());
  expect(screen.queryByRole('textbox', { name: /Code in the picture/ })).toBeNull();
  let sent: unknown;
  network.use(
    answer(calls.login, async (request) => {
      sent = await decryptBody(request);
      return sampleValues.login;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(sent).toMatchObject({ captcha: solution, captchaId: 'first' }));
});

test(
  'after another failed login there is a new picture, and the button solves the new challenge',
  { tags: 'whole' },
  async () => {
    const [first, second] = [solvable('first'), solvable('second')];
    const user = await failLogin(first.captcha);
    await user.click(screen.getByRole('button', skip));
    await screen.findByText('Done. You don’t need the picture.');
    network.use(fail(calls.login, 'LOGIN_WRONG', { value: { captcha: second.captcha } }));
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.click(await screen.findByRole('button', skip));
    await screen.findByText('Done. You don’t need the picture.');
    let sent: unknown;
    network.use(
      answer(calls.login, async (request) => {
        sent = await decryptBody(request);
        return sampleValues.login;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(sent).toMatchObject({ captcha: second.solution, captchaId: 'second' }));
  },
);

test('if the gateway sends no challenge, the picture is shown without the button', { tags: 'whole' }, async () => {
  await failLogin(sampleValues.getCaptcha);
  expect(screen.queryByRole('button', skip)).toBeNull();
});

test('with the button shown, the digits of the picture can still be used to log in', { tags: 'whole' }, async () => {
  const user = await failLogin(solvable('first').captcha);
  await user.type(screen.getByRole('textbox', { name: /Code in the picture/ }), '1234');
  let sent: unknown;
  network.use(
    answer(calls.login, async (request) => {
      sent = await decryptBody(request);
      return sampleValues.login;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(sent).toMatchObject({ captcha: '1234', captchaId: 'first' }));
});

test('a player can register without reading the picture', { tags: 'whole' }, async () => {
  const { captcha, solution } = solvable('register');
  let sent: unknown;
  network.use(
    answer(calls.getAffiliate, { affiliateCode: '' }),
    answer(calls.getRegistrationConfig, {
      ...sampleValues.getRegistrationConfig,
      captcha: { enabled: true, required: true },
    }),
    answer(calls.getCaptcha, captcha),
    answer(calls.register, async (request) => {
      sent = await decryptBody(request);
      return sampleValues.register;
    }),
  );
  const { user } = renderScreen(<RegisterScreen />, { at: '/m/register', merchant: merchantWith('USERNAMEREG3') });
  await user.type(await screen.findByRole('textbox', { name: /^User name/ }), 'amina');
  await user.type(screen.getByLabelText(/^Password/), 'secret12');
  await user.type(screen.getByLabelText(/^Confirm password/), 'secret12');
  await user.click(await screen.findByRole('button', skip));
  await screen.findByText('Done. You don’t need the picture.');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(sent).toMatchObject({ captcha: solution, captchaId: 'register' }));
});
