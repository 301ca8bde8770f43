import { answer, answerRaw, fail, decryptBody, sampleValues, startNetwork } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const network = startNetwork();
beforeEach(() => network.use(answer(calls.getAffiliate, { affiliateCode: '' })));
const show = () => renderScreen(<RegisterScreen />, { at: '/m/register', merchant: merchantWith('USERNAMEREG3') });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Register' });

async function fillIn(user: Awaited<ReturnType<typeof renderScreen>>['user'], confirmation = 'secret12') {
  await user.type(await field(/^User name/), 'amina');
  await user.type(screen.getByLabelText(/^Password/), 'secret12');
  await user.type(screen.getByLabelText(/^Confirm password/), confirmation);
}

describe('register', () => {
  test.each([
    ['^[a-z0-9]+$', '4 to 16 characters · small letters a to z and digits'],
    ['^(?=.*[a-z])[a-z0-9]+$', '4 to 16 characters · small letters a to z and digits · at least one letter'],
    ['^[A-Za-z0-9_.]+$', '4 to 16 characters · letters a to z and digits · also _ .'],
    ['^\\S+$', '4 to 16 characters'],
  ])('the user name field shows the characters of its rule %s before the first error', async (pattern, words) => {
    const config = sampleValues.getRegistrationConfig;
    const username = { enabled: true, required: true, minLength: 4, maxLength: 16, pattern };
    network.use(answer(calls.getRegistrationConfig, { ...config, username }));
    show();
    expect(await field(/^User name/)).toHaveAccessibleDescription(words);
  });

  test(
    'if the gateway requires a captcha, it is shown and the fields keep their values',
    { tags: 'whole' },
    async () => {
      let sent: unknown;
      network.use(
        answer(calls.getRegistrationConfig, sampleValues.getRegistrationConfig),
        fail(calls.register, 'CAPTCHA_REQUIRED', { value: { captcha: sampleValues.getCaptcha } }),
      );
      const { user } = show();
      await fillIn(user);
      await user.click(submit());
      const code = await screen.findByRole('textbox', { name: /Code in the picture/ });
      network.use(
        answer(calls.register, async (request) => {
          sent = await decryptBody(request);
          return sampleValues.register;
        }),
      );
      await user.type(code, '1234');
      await user.click(submit());
      await waitFor(() => expect(sent).toMatchObject({ username: 'amina', captcha: '1234', captchaId: 'captcha-1' }));
    },
  );

  test.each([
    ['silence', () => Response.error()],
    ['a page of a proxy', () => new Response('<html>', { status: 502 })],
    ['half a reply', () => Response.json({ success: true, value: {} })],
  ])(
    'a retry after %s uses the same idempotency key and captcha; a changed form uses a new key',
    { tags: 'whole' },
    async (_, lost) => {
      const keys: (string | null)[] = [];
      const bodies: unknown[] = [];
      network.use(
        answer(calls.getRegistrationConfig, {
          ...sampleValues.getRegistrationConfig,
          captcha: { enabled: true, required: true },
        }),
        answer(calls.getCaptcha, sampleValues.getCaptcha),
        answerRaw(calls.register, async (request) => {
          keys.push(request.headers.get('Idempotency-Key'));
          bodies.push(await decryptBody(request));
          return lost();
        }),
      );
      const { user } = show();
      await fillIn(user);
      await user.type(await field(/^Code in the picture/), '1234');
      for (const sent of [1, 2]) {
        await user.click(submit());
        await waitFor(() => expect(keys).toHaveLength(sent));
        await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
      }
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(keys[1]).toBe(keys[0]);
      expect(bodies[1]).toEqual(bodies[0]);
      await user.type(await field(/^User name/), 'x');
      await user.click(submit());
      await waitFor(() => expect(keys).toHaveLength(3));
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  test.each(
    sample(
      [
        ['username', /^User name/, 'Account format is incorrect'],
        ['password', /^Password/, 'Password format is incorrect'],
      ] as const,
      2,
    ),
  )(
    '[ERR-02] a %s that the gateway rejects is reported at its field, and its value stays',
    async (name, label, words) => {
      network.use(
        answer(calls.getRegistrationConfig, sampleValues.getRegistrationConfig),
        fail(calls.register, 'REQUEST_INVALID', { value: { issues: [{ path: `body.${name}`, message: 'no' }] } }),
      );
      const { user } = show();
      await fillIn(user);
      await user.click(submit());
      const refused = screen.getByLabelText(label);
      await waitFor(() => expect(refused).toHaveAccessibleDescription(expect.stringContaining(words)));
      await waitFor(() => expect(refused).toHaveFocus());
      expect(refused).not.toHaveValue('');
    },
  );

  test('a different confirmation is reported, and a match removes the error', { tags: 'whole' }, async () => {
    network.use(answer(calls.getRegistrationConfig, sampleValues.getRegistrationConfig));
    const { user } = show();
    await fillIn(user, 'secret1');
    await user.click(submit());
    expect(await screen.findByText('Confirmation password not matched')).toBeVisible();
    await user.type(screen.getByLabelText(/^Confirm password/), '2');
    await waitFor(() => expect(screen.queryByText('Confirmation password not matched')).toBeNull());
  });

  test('a taken name is reported at its field, and the other values stay', { tags: 'whole' }, async () => {
    network.use(
      answer(calls.getRegistrationConfig, sampleValues.getRegistrationConfig),
      fail(calls.register, 'USER_EXISTS'),
    );
    const { user } = show();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText('Sorry, the username already exists.')).toBeVisible();
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'secret12');
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^User name/)));
  });

  test('Register is disabled without consent, and Reset clears every field', { tags: 'whole' }, async () => {
    network.use(answer(calls.getRegistrationConfig, sampleValues.getRegistrationConfig));
    const { user } = show();
    await fillIn(user);
    const agree = screen.getByRole('checkbox', { name: /I am 18 or older/ });
    expect(agree).toHaveProperty('checked', true);
    await user.click(agree);
    expect(submit()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await field(/^User name/)).toHaveProperty('value', '');
    expect(agree).toHaveProperty('checked', true);
    expect(submit()).toHaveProperty('disabled', false);
  });

  test('rules that violate the contract show an error and a retry', { tags: 'whole' }, async () => {
    network.use(
      answerRaw(calls.getRegistrationConfig, () => Response.json({ success: true, value: { username: 'yes' } })),
    );
    const { user } = show();
    expect(await screen.findByText('We received something we couldn’t read. Please try again.')).toBeVisible();
    network.use(answer(calls.getRegistrationConfig, sampleValues.getRegistrationConfig));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field(/^User name/)).toBeVisible();
  });
});
