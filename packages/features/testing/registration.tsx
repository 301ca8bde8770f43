import { calls } from '@livery/api/contract';
import { answer, decryptBody, sampleValues, startNetwork } from '@livery/api/testing';
import { affiliateLinkItem } from '@livery/device/storage';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { RegisterScreen } from '../src/auth/screens/RegisterScreen/RegisterScreen.tsx';
import { merchantWith } from './merchantWith.ts';
import { renderScreen } from './renderScreen.tsx';

/** Codes of affiliates. */
const valid = ['GOODCODE'];

/** Replies whether an affiliate has the code. Only GOODCODE is valid. */
export const checkCode = answer(calls.checkAffiliateCode, (request) => ({
  success: valid.includes(new URL(request.url).searchParams.get('code')!),
}));

/** The rules of a registration. If the code is enabled, it is required. */
export const codeRules = (isEnabled: boolean) => ({
  ...sampleValues.getRegistrationConfig,
  affiliateCode: { enabled: isEnabled, required: true, maxLength: 16 },
});

/**
 * Starts a fake network for tests of the registration by invitation. `sent` is called with the body of each
 * registration. The default gateway requires an invitation code, and the host does not belong to an affiliate.
 */
export function startRegistration() {
  const network = startNetwork();
  const sent = vi.fn<(body: unknown) => void>();
  beforeEach(() => {
    sent.mockClear();
    network.use(
      checkCode,
      answer(calls.getAffiliate, { affiliateCode: '' }),
      answer(calls.getRegistrationConfig, codeRules(true)),
      answer(calls.register, async (request) => (sent(await decryptBody(request)), sampleValues.register)),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
    affiliateLinkItem.remove();
  });
  return { network, sent };
}

/** Shows the screen of a merchant whose players register by user name. */
export const showRegistration = () =>
  renderScreen(<RegisterScreen />, { at: '/m/register', merchant: merchantWith('USERNAMEREG3') });

/** Sets the address of a link with an invitation code. */
export const followLink = (code: string) => window.history.replaceState(null, '', `/m/register?affiliateCode=${code}`);

export const codeField = () => screen.queryByRole('textbox', { name: /^Invitation code/ });
export const submitButton = () => screen.getByRole('button', { name: 'Register' });

/** Fills in the fields that every merchant requires. */
export async function fillInRegistration(user: ReturnType<typeof showRegistration>['user']) {
  await user.type(await screen.findByRole('textbox', { name: /^User name/ }), 'amina');
  await user.type(screen.getByLabelText(/^Password/), 'secret12');
  await user.type(screen.getByLabelText(/^Confirm password/), 'secret12');
}
