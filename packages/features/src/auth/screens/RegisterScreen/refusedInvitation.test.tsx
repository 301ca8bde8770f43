import { calls } from '@livery/api/contract';
import { answer, decryptBody, fail, noNetwork, sampleValues } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import {
  checkCode,
  codeField,
  fillInRegistration,
  followLink,
  showRegistration,
  startRegistration,
  submitButton,
} from '../../../../testing/registration.tsx';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const { network, sent } = startRegistration();

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

  test.each(
    sample(
      [
        ['optional', true, false],
        ['hidden by the merchant', false, false],
        ['hidden by the merchant, though its rule requires one', false, true],
      ] as const,
      3,
    ),
  )('[REG-08] is reported and not sent if a code is %s', async (_, enabled, required) => {
    network.use(ruleOf(enabled, required));
    followLink('BADCODE');
    const { user } = showRegistration();
    await fillInRegistration(user);
    const status = (await report()).closest('[role=status]');
    expect(status).toHaveTextContent('BADCODE');
    expect(status).toHaveTextContent('You can enter another one or continue without a code.');
    expect(codeField()).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^User name/ })).toHaveValue('amina');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret12');
    await user.click(submitButton());
    expect(await sentCode()).toBe('');
  });

  test.each(
    sample(
      [
        ['user name', 'USERNAMEREG3', /^User name/],
        ['mobile number', 'MOBILENUMREG3', /^Mobile number/],
      ] as const,
      2,
    ),
  )('[REG-08] is reported above the first field of a registration by %s', async (_, way, firstField) => {
    network.use(answer(calls.getCountries, sampleValues.getCountries));
    followLink('BADCODE');
    const { user } = renderScreen(<RegisterScreen />, { at: '/m/register', merchant: merchantWith(way) });
    const note = await report();
    const first = screen.getByRole('textbox', { name: firstField });
    expect(note.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: 'Enter another code' }));
    expect(codeField()).toHaveFocus();
  });

  test('[REG-08] must be replaced if the merchant requires a code', { tags: 'whole' }, async () => {
    followLink('BADCODE');
    const { user } = showRegistration();
    await fillInRegistration(user);
    await report();
    expect(screen.getByText('The code from your link is not valid. Please enter another one.')).toBeVisible();
    await user.click(submitButton());
    expect(await screen.findByText('Invitation code is required')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(codeField()!, 'GOODCODE');
    await user.click(submitButton());
    expect(await sentCode()).toBe('GOODCODE');
  });

  test(
    '[REG-08] is reported in a registration by mobile number, with a field for another code',
    { tags: 'whole' },
    async () => {
      network.use(
        answer(calls.getCountries, [
          { code: 'BD', dialingCode: '880', name: 'Bangladesh', flag: 'BD', isLicensed: true },
        ]),
        answer(
          calls.registerMobile,
          async (request) => (sent(await decryptBody(request)), sampleValues.registerMobile),
        ),
      );
      followLink('BADCODE');
      const { user } = renderScreen(<RegisterScreen />, { at: '/m/register', merchant: merchantWith('MOBILENUMREG3') });
      await user.type(await screen.findByRole('textbox', { name: /^Mobile number/ }), '1712345678');
      expect(await report()).toHaveTextContent('continue without a code');
      await user.type(codeField()!, 'WRONG');
      await user.click(submitButton());
      await waitFor(() => expect(codeField()).toHaveAccessibleDescription('Invalid invitation code'));
      expect(sent).not.toHaveBeenCalled();
      await user.clear(codeField()!);
      await user.click(submitButton());
      expect(await sentCode()).toBe('');
      expect(sent.mock.lastCall![0]).toMatchObject({ mobileNum: '1712345678' });
    },
  );

  test.each(
    sample(
      [
        ['a typed code', 'GOODCODE', 'GOODCODE'],
        ['the code of the host where none is typed', '', 'HOSTCODE'],
      ],
      2,
    ),
  )('[REG-08] is replaced by %s', async (_, typed, expected) => {
    network.use(answer(calls.getAffiliate, { affiliateCode: 'HOSTCODE' }));
    followLink('BADCODE');
    const { user } = showRegistration();
    await fillInRegistration(user);
    await report();
    await waitFor(() => expect(codeField()).not.toBeRequired());
    if (typed !== '') await user.type(codeField()!, typed);
    await user.click(submitButton());
    expect(await sentCode()).toBe(expected);
  });

  test('[REG-08] is reported if only the check before registration rejects it', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.checkAffiliateCode), ruleOf(false, false));
    followLink('BADCODE');
    const { user } = showRegistration();
    await fillInRegistration(user);
    expect(screen.queryByText(/^The code from your link/)).toBeNull();
    network.use(checkCode);
    await user.click(submitButton());
    expect(await report()).toBeVisible();
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
    await user.click(submitButton());
    expect(await sentCode()).toBe('');
  });

  test('[REG-08] is reported if only the registration rejects it', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.checkAffiliateCode), ruleOf(false, false), fail(calls.register, 'AFFILIATE_INVALID'));
    followLink('BADCODE');
    const { user } = showRegistration();
    await fillInRegistration(user);
    await user.click(submitButton());
    expect(await report()).toBeVisible();
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret12');
  });

  test.each([
    ['the gateway can not be reached', noNetwork(calls.checkAffiliateCode)],
    ['the gateway fails to answer the check', fail(calls.checkAffiliateCode, 'INTERNAL')],
  ])('[REG-08] is not reported while %s', { tags: 'whole' }, async (_, reply) => {
    network.use(reply);
    followLink('BADCODE');
    showRegistration();
    await waitFor(() => expect(codeField()).toBeVisible());
    expect(screen.queryByText(/^The code from your link/)).toBeNull();
  });
});
