import { createCipheriv } from 'node:crypto';
import { answer, fail, startNetwork, testMerchant } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import * as navigation from '@livery/foundation/navigation';
import { ServiceFloat } from './ServiceFloat.tsx';

const network = startNetwork();
const left = vi.fn<typeof navigation.leaveApp>();
// jsdom cannot load another address.
beforeEach(() => void vi.spyOn(navigation, 'leaveApp').mockImplementation(left));
afterEach(() => left.mockReset());

const merchantWith = (CBS3: boolean) => testMerchant({ switches: { ...testMerchant().switches, CBS3 } });
const findButton = () => screen.findByRole('button', { name: 'Customer service' });

/** Encrypts a path as an older gateway does. Triple DES with the same key three times is single DES. */
function seal(address: string, key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  return `${Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]).toString('base64')}${key}`;
}

function useContacts(whatsapp = seal('https://wa.me/12025550142', 'Ab3dEf7h')) {
  network.use(
    answer(calls.getCustomerService, {
      version: {
        pathList: [
          { csType: 'CS', type: 1, path: 'https://support.test.example/desk' },
          { csType: 'WHATSAPP', type: 3, path: whatsapp },
          { csType: 'LIVECHAT', type: 2, path: '' },
          { csType: 'TELEGRAM', type: 1, path: 'https://t.me/merchant' },
        ],
      },
    }),
  );
}

describe('customer service over home', () => {
  test('[HOME-05 customer service] the button opens the contacts; Escape closes and restores the focus', async () => {
    useContacts();
    const { user } = renderScreen(<ServiceFloat />, { merchant: merchantWith(true) });
    const button = await findButton();
    await user.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Customer service' });
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('.title')?.textContent),
    ).toEqual(['Service desk', 'WhatsApp', 'Live chat', 'Telegram']);
    expect(within(sheet).getByRole('link', { name: /Service desk/ })).toHaveAttribute(
      'href',
      'https://support.test.example/desk',
    );
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('[MSG-08] a tap on a type-3 entry opens its decrypted address', { tags: 'whole' }, async () => {
    useContacts();
    const { user } = renderScreen(<ServiceFloat />, { merchant: merchantWith(true) });
    await user.click(await findButton());
    await user.click(await screen.findByRole('button', { name: /WhatsApp/ }));
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://wa.me/12025550142'));
  });

  test.each(sample(['broken', seal('javascript:alert(1)', 'Ab3dEf7h')], 2))(
    'an entry that cannot be opened shows that the contact is unavailable: %j',
    async (path) => {
      useContacts(path);
      const { user } = renderScreen(<ServiceFloat />, { merchant: merchantWith(true) });
      await user.click(await findButton());
      await user.click(await screen.findByRole('button', { name: /WhatsApp/ }));
      // The toast is also announced inside the open sheet.
      expect(
        await within(screen.getByRole('dialog')).findByText(/can’t be reached this way right now/),
      ).toBeInTheDocument();
      expect(left).not.toHaveBeenCalled();
    },
  );

  test('a merchant without live chat shows no live chat', async () => {
    useContacts();
    const { user } = renderScreen(<ServiceFloat />, { merchant: merchantWith(false) });
    await user.click(await findButton());
    expect(await screen.findByText('Telegram')).toBeVisible();
    expect(screen.queryByText('Live chat')).toBeNull();
  });

  test.each([
    ['the gateway returns no contact', () => answer(calls.getCustomerService, { version: { pathList: [] } })],
    [
      'the only contact is a chat that is off',
      () => answer(calls.getCustomerService, { version: { pathList: [{ csType: 'LIVECHAT', type: 2, path: '' }] } }),
    ],
    ['the ways can not be had', () => fail(calls.getCustomerService, 'INTERNAL')],
  ])('there is no button if %s', async (_, reply) => {
    const asked = vi.fn<() => void>();
    network.use(reply());
    network.events.on('response:mocked', asked);
    const { store } = renderScreen(<ServiceFloat />, { merchant: merchantWith(false) });
    await waitForStoreIdle(store);
    expect(asked).toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
    network.events.removeAllListeners();
  });
});
