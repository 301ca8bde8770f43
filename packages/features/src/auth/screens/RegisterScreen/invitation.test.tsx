import { answer, decryptBody, fail, noNetwork, sampleValues, startNetwork } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { affiliateLinkItem } from '@livery/device/storage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { rememberAffiliateLink } from '../../model/affiliateLink.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown) => void>();
/** Codes that belong to somebody. */
const valid = ['GOODCODE'];
const check = answer(calls.checkAffiliateCode, (request) => ({
  success: valid.includes(new URL(request.url).searchParams.get('code')!),
}));
const rules = (affiliateCode: boolean) => ({
  ...sampleValues.getRegistrationConfig,
  affiliateCode: { enabled: affiliateCode, required: true, maxLength: 16 },
});

beforeEach(() => {
  sent.mockClear();
  network.use(
    check,
    answer(calls.getAffiliate, { affiliateCode: '' }),
    answer(calls.getRegistrationConfig, rules(true)),
    answer(calls.register, async (request) => (sent(await decryptBody(request)), sampleValues.register)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
  affiliateLinkItem.remove();
});

const show = () => renderScreen(<RegisterScreen />, { at: '/m/register', merchant: merchantWith('USERNAMEREG3') });
const followLink = (code: string) => window.history.replaceState(null, '', `/m/register?affiliateCode=${code}`);
const codeField = () => screen.queryByRole('textbox', { name: /^Invitation code/ });
const toast = () => screen.getByLabelText('Messages');
const submit = () => screen.getByRole('button', { name: 'Register' });

async function fillIn(user: ReturnType<typeof show>['user']) {
  await user.type(await screen.findByRole('textbox', { name: /^User name/ }), 'amina');
  await user.type(screen.getByLabelText(/^Password/), 'secret12');
  await user.type(screen.getByLabelText(/^Confirm password/), 'secret12');
}

describe('[REG-08] the invitation code', () => {
  test('[REG-08] [REG-11] is not asked for where the link has a valid one, which is shown and sent', async () => {
    followLink('GOODCODE');
    const { user } = show();
    expect(await screen.findByText('From your link, already filled in')).toBeVisible();
    expect(screen.getByText('GOODCODE')).toBeVisible();
    expect(codeField()).toBeNull();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toMatchObject({ affiliateCode: 'GOODCODE', domain: window.location.hostname });
  });

  test('[REG-08] is asked for where the code of the link is nobody’s, and that one is not sent', async () => {
    network.use(
      answer(calls.getRegistrationConfig, { ...rules(true), affiliateCode: { enabled: true, required: false } }),
    );
    followLink('BADCODE');
    const { user } = show();
    await fillIn(user);
    await waitFor(() => expect(codeField()).toBeInTheDocument());
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toMatchObject({ affiliateCode: '' });
  });

  test('of an affiliate’s host is known, and sent', async () => {
    network.use(answer(calls.getAffiliate, { affiliateCode: 'HOSTCODE' }));
    const { user } = show();
    await fillIn(user);
    await waitFor(() => expect(codeField()).toBeNull());
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toMatchObject({ affiliateCode: 'HOSTCODE' });
  });

  test('of a link that could not be checked is checked again before it is sent', async () => {
    network.use(noNetwork(calls.checkAffiliateCode));
    followLink('GOODCODE');
    network.use(answer(calls.getRegistrationConfig, rules(false)));
    const { user } = show();
    await fillIn(user);
    network.use(check);
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toMatchObject({ affiliateCode: 'GOODCODE' });
  });
});

describe('[REG-08] a code of a link that the gateway does not know', () => {
  const report = () => screen.findByText(/^The code from your link is not valid/);
  const ruleOf = (enabled: boolean, required: boolean) =>
    answer(calls.getRegistrationConfig, {
      ...sampleValues.getRegistrationConfig,
      affiliateCode: { enabled, required, maxLength: 16 },
    });
  const sentCode = async () => {
    await waitFor(() => expect(sent).toHaveBeenCalled());
    return (sent.mock.lastCall![0] as { affiliateCode: string }).affiliateCode;
  };

  test.each([
    ['optional', true, false],
    ['hidden by the merchant', false, false],
    ['hidden by the merchant, though its rule requires one', false, true],
  ])('[REG-08] is reported and not sent where a code is %s', async (_, enabled, required) => {
    network.use(ruleOf(enabled, required));
    followLink('BADCODE');
    const { user } = show();
    await fillIn(user);
    const status = (await report()).closest('[role=status]');
    expect(status).toHaveTextContent('BADCODE');
    expect(status).toHaveTextContent('You can enter another one or continue without a code.');
    expect(codeField()).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^User name/ })).toHaveValue('amina');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret12');
    await user.click(submit());
    expect(await sentCode()).toBe('');
  });

  test('[REG-08] has to be replaced where the merchant requires a code', async () => {
    followLink('BADCODE');
    const { user } = show();
    await fillIn(user);
    await report();
    expect(screen.getByText('The code from your link is not valid. Please enter another one.')).toBeVisible();
    await user.click(submit());
    expect(await screen.findByText('Invitation code is required')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(codeField()!, 'GOODCODE');
    await user.click(submit());
    expect(await sentCode()).toBe('GOODCODE');
  });

  test('[REG-08] is reported where players register by mobile number, with a field for another', async () => {
    network.use(
      answer(calls.getCountries, [
        { code: 'BD', dialingCode: '880', name: 'Bangladesh', flag: 'BD', isLicensed: true },
      ]),
      answer(calls.registerMobile, async (request) => (sent(await decryptBody(request)), sampleValues.registerMobile)),
    );
    followLink('BADCODE');
    const { user } = renderScreen(<RegisterScreen />, { at: '/m/register', merchant: merchantWith('MOBILENUMREG3') });
    await user.type(await screen.findByRole('textbox', { name: /^Mobile number/ }), '1712345678');
    expect(await report()).toHaveTextContent('continue without a code');
    await user.type(codeField()!, 'WRONG');
    await user.click(submit());
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription('Invalid invitation code'));
    expect(sent).not.toHaveBeenCalled();
    await user.clear(codeField()!);
    await user.click(submit());
    expect(await sentCode()).toBe('');
    expect(sent.mock.lastCall![0]).toMatchObject({ mobileNum: '1712345678' });
  });

  test.each([
    ['a typed code', 'GOODCODE', 'GOODCODE'],
    ['the code of the host where none is typed', '', 'HOSTCODE'],
  ])('[REG-08] gives way to %s', async (_, typed, expected) => {
    network.use(answer(calls.getAffiliate, { affiliateCode: 'HOSTCODE' }));
    followLink('BADCODE');
    const { user } = show();
    await fillIn(user);
    await report();
    await waitFor(() => expect(codeField()).not.toBeRequired());
    if (typed !== '') await user.type(codeField()!, typed);
    await user.click(submit());
    expect(await sentCode()).toBe(expected);
  });

  test('[REG-08] is reported when only the check before registration finds it', async () => {
    network.use(noNetwork(calls.checkAffiliateCode), ruleOf(false, false));
    followLink('BADCODE');
    const { user } = show();
    await fillIn(user);
    expect(screen.queryByText(/^The code from your link/)).toBeNull();
    network.use(check);
    await user.click(submit());
    expect(await report()).toBeVisible();
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
    await user.click(submit());
    expect(await sentCode()).toBe('');
  });

  test('[REG-08] is reported when only the registration finds it', async () => {
    network.use(noNetwork(calls.checkAffiliateCode), ruleOf(false, false), fail(calls.register, 'AFFILIATE_INVALID'));
    followLink('BADCODE');
    const { user } = show();
    await fillIn(user);
    await user.click(submit());
    expect(await report()).toBeVisible();
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret12');
  });

  test.each([
    ['the gateway can not be reached', noNetwork(calls.checkAffiliateCode)],
    ['the gateway fails to answer the check', fail(calls.checkAffiliateCode, 'INTERNAL')],
  ])('[REG-08] is not reported while %s', async (_, reply) => {
    network.use(reply);
    followLink('BADCODE');
    show();
    await waitFor(() => expect(codeField()).toBeVisible());
    expect(screen.queryByText(/^The code from your link/)).toBeNull();
  });
});

describe('the affiliate of a link', () => {
  const merchant = merchantWith('USERNAMEREG3');

  test('is known after the address has changed, for 30 days, until somebody registers', async () => {
    followLink('GOODCODE');
    rememberAffiliateLink(merchant.code);
    window.history.replaceState(null, '', '/m/register');
    affiliateLinkItem.write({ ...affiliateLinkItem.read()!, at: Date.now() - 29 * 86_400_000 });
    const { user } = show();
    expect(await screen.findByText('GOODCODE')).toBeVisible();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await waitFor(() => expect(affiliateLinkItem.read()).toBeUndefined());
  });

  test.each([
    ['older than 30 days', { merchant: merchant.code, code: 'GOODCODE', at: Date.now() - 31 * 86_400_000 }],
    ['of another merchant', { merchant: 'elsewhere', code: 'GOODCODE', at: Date.now() }],
  ])('%s does not count', async (_, link) => {
    affiliateLinkItem.write(link);
    show();
    await waitFor(() => expect(codeField()).toBeVisible());
    expect(screen.queryByText('GOODCODE')).toBeNull();
  });

  test.each(['', '%3Cscript%3E', 'two words', 'x'.repeat(65)])('"%s" in a link is no code', (code) => {
    followLink(code);
    rememberAffiliateLink(merchant.code);
    expect(affiliateLinkItem.read()).toBeUndefined();
  });
});

describe('[REG-09] a typed code that is nobody’s', () => {
  test('[REG-09] [ERR-01 invitation] says so in a toast of 1 s, takes the focus, and loses nothing', async () => {
    const clock = stopClock();
    show();
    await clock.until(() => expect(codeField()).toBeVisible(), { stepMs: 100 });
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(/^User name/, 'amina');
    type(/^Password/, 'secret12');
    type(/^Confirm password/, 'secret12');
    type(/^Invitation code/, 'BADCODE');
    fireEvent.click(submit());
    await clock.until(() => expect(toast()).toHaveTextContent('Invalid invitation code'));
    await clock.pass(999);
    expect(toast()).toHaveTextContent('Invalid invitation code');
    await clock.pass(1);
    expect(toast()).not.toHaveTextContent('Invalid invitation code');
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveAccessibleDescription('Invalid invitation code');
    expect(codeField()).toHaveValue('BADCODE');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret12');
    expect(sent).not.toHaveBeenCalled();

    type(/^Invitation code/, 'GOODCODE');
    fireEvent.click(submit());
    await clock.until(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toMatchObject({ affiliateCode: 'GOODCODE' });
  });

  test('is reported at its field where only registration finds it', async () => {
    network.use(noNetwork(calls.checkAffiliateCode), fail(calls.register, 'AFFILIATE_INVALID'));
    const { user } = show();
    await fillIn(user);
    await user.type(codeField()!, 'BADCODE');
    await user.click(submit());
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription('Invalid invitation code'));
    await waitFor(() => expect(codeField()).toHaveFocus());
  });
});

test('a referrer that is nobody is reported at its field, also where that was folded away', async () => {
  network.use(
    answer(calls.getRegistrationConfig, {
      ...sampleValues.getRegistrationConfig,
      recommenderId: { enabled: true, required: false },
    }),
    fail(calls.register, 'REFERRER_INVALID'),
  );
  const { user } = show();
  await fillIn(user);
  await user.click(screen.getByText('More details'));
  await user.type(screen.getByLabelText('Referrer'), 'nobody');
  await user.click(screen.getByText('More details'));
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Referrer')).toBeVisible());
  await waitFor(() => expect(screen.getByLabelText('Referrer')).toHaveFocus());
});
