import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues } from '@livery/api/testing';
import { affiliateLinkItem } from '@livery/device/storage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import {
  checkCode,
  codeField,
  codeRules,
  fillInRegistration,
  followLink,
  showRegistration,
  startRegistration,
  submitButton,
} from '../../../../testing/registration.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { rememberAffiliateLink } from '../../model/affiliateLink.ts';

const { network, sent } = startRegistration();
const toast = () => screen.getByLabelText('Messages');

describe('[REG-08] the invitation code', () => {
  test('[REG-08] [REG-11] a valid code of the link is shown and sent, without a field', async () => {
    followLink('GOODCODE');
    const { user } = showRegistration();
    expect(await screen.findByText('Filled in from your link')).toBeVisible();
    expect(screen.getByText('GOODCODE')).toBeVisible();
    expect(codeField()).toBeNull();
    await fillInRegistration(user);
    await user.click(submitButton());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toMatchObject({ affiliateCode: 'GOODCODE', domain: window.location.hostname });
  });

  test(
    '[REG-08] if the code of the link is unknown, a field is shown and that code is not sent',
    { tags: 'whole' },
    async () => {
      network.use(
        answer(calls.getRegistrationConfig, { ...codeRules(true), affiliateCode: { enabled: true, required: false } }),
      );
      followLink('BADCODE');
      const { user } = showRegistration();
      await fillInRegistration(user);
      await waitFor(() => expect(codeField()).toBeInTheDocument());
      await user.click(submitButton());
      await waitFor(() => expect(sent).toHaveBeenCalled());
      expect(sent.mock.lastCall![0]).toMatchObject({ affiliateCode: '' });
    },
  );

  test('the code of an affiliate’s host is sent without a field', { tags: 'whole' }, async () => {
    network.use(answer(calls.getAffiliate, { affiliateCode: 'HOSTCODE' }));
    const { user } = showRegistration();
    await fillInRegistration(user);
    await waitFor(() => expect(codeField()).toBeNull());
    await user.click(submitButton());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toMatchObject({ affiliateCode: 'HOSTCODE' });
  });

  test(
    'a code of the link that could not be checked is checked again before it is sent',
    { tags: 'whole' },
    async () => {
      network.use(noNetwork(calls.checkAffiliateCode));
      followLink('GOODCODE');
      network.use(answer(calls.getRegistrationConfig, codeRules(false)));
      const { user } = showRegistration();
      await fillInRegistration(user);
      network.use(checkCode);
      await user.click(submitButton());
      await waitFor(() => expect(sent).toHaveBeenCalled());
      expect(sent.mock.lastCall![0]).toMatchObject({ affiliateCode: 'GOODCODE' });
    },
  );
});

describe('the affiliate of a link', () => {
  const merchant = merchantWith('USERNAMEREG3');

  test('is stored when the address changes, for 30 days, until a registration', async () => {
    followLink('GOODCODE');
    rememberAffiliateLink(merchant.code);
    window.history.replaceState(null, '', '/m/register');
    affiliateLinkItem.write({ ...affiliateLinkItem.read()!, at: Date.now() - 29 * 86_400_000 });
    const { user } = showRegistration();
    expect(await screen.findByText('GOODCODE')).toBeVisible();
    await fillInRegistration(user);
    await user.click(submitButton());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await waitFor(() => expect(affiliateLinkItem.read()).toBeUndefined());
  });

  test.each([
    ['older than 30 days', { merchant: merchant.code, code: 'GOODCODE', at: Date.now() - 31 * 86_400_000 }],
    ['of another merchant', { merchant: 'elsewhere', code: 'GOODCODE', at: Date.now() }],
  ])('%s is ignored', async (_, link) => {
    affiliateLinkItem.write(link);
    showRegistration();
    await waitFor(() => expect(codeField()).toBeVisible());
    expect(screen.queryByText('GOODCODE')).toBeNull();
  });

  test.each(['', '%3Cscript%3E', 'two words', 'x'.repeat(65)])('"%s" in a link is not a valid code', (code) => {
    followLink(code);
    rememberAffiliateLink(merchant.code);
    expect(affiliateLinkItem.read()).toBeUndefined();
  });
});

describe('[REG-09] a typed code that is unknown', () => {
  test('[REG-09] [ERR-01 invitation] shows a toast for 1 s, takes the focus, and all values stay', async () => {
    const clock = stopClock();
    showRegistration();
    await clock.until(() => expect(codeField()).toBeVisible(), { stepMs: 100 });
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(/^User name/, 'amina');
    type(/^Password/, 'secret12');
    type(/^Confirm password/, 'secret12');
    type(/^Invitation code/, 'BADCODE');
    fireEvent.click(submitButton());
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
    fireEvent.click(submitButton());
    await clock.until(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toMatchObject({ affiliateCode: 'GOODCODE' });
  });

  test('is reported at its field if only the registration rejects it', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.checkAffiliateCode), fail(calls.register, 'AFFILIATE_INVALID'));
    const { user } = showRegistration();
    await fillInRegistration(user);
    await user.type(codeField()!, 'BADCODE');
    await user.click(submitButton());
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription('Invalid invitation code'));
    await waitFor(() => expect(codeField()).toHaveFocus());
  });
});

test('an unknown referrer is reported at its field, even if that was collapsed', { tags: 'whole' }, async () => {
  network.use(
    answer(calls.getRegistrationConfig, {
      ...sampleValues.getRegistrationConfig,
      recommenderId: { enabled: true, required: false },
    }),
    fail(calls.register, 'REFERRER_INVALID'),
  );
  const { user } = showRegistration();
  await fillInRegistration(user);
  await user.click(screen.getByText('More details'));
  await user.type(screen.getByLabelText('Referrer'), 'nobody');
  await user.click(screen.getByText('More details'));
  await user.click(submitButton());
  await waitFor(() => expect(screen.getByLabelText('Referrer')).toBeVisible());
  await waitFor(() => expect(screen.getByLabelText('Referrer')).toHaveFocus());
});
