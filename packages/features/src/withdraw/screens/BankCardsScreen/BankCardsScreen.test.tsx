import { answer, decryptBody, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { switchLanguage } from '@livery/i18n/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { BankCardsScreen } from './BankCardsScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown) => void>();
const removed = vi.fn<(cardId: string | null) => void>();
const [card] = sampleValues.getBankCards.cards;
const banks = [
  { bankCode: 'ACME', bankName: 'Acme Bank', minLength: 10, maxLength: 14, isChecked: false },
  { bankCode: 'HCRD', bankName: 'Harbour Card', minLength: 16, maxLength: 16, isChecked: true },
];
const listed = (cards: (typeof sampleValues.getBankCards)['cards']) =>
  answer(calls.getBankCards, { cards, banks, maxCards: 5 });
const has = (differences: Partial<typeof sampleValues.getSecurity>) =>
  network.use(answer(calls.getSecurity, { ...sampleValues.getSecurity, hasPaymentPassword: true, ...differences }));

beforeEach(() => {
  sent.mockClear();
  removed.mockClear();
  has({});
  network.use(
    listed([card!]),
    answer(calls.addBankCard, async (request) => {
      sent(await decryptBody(request));
      return card!;
    }),
    answer(calls.removeBankCard, (request) => {
      removed(new URL(request.url).searchParams.get('cardId'));
      return { success: true };
    }),
  );
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = (query = '') =>
  renderScreen(<BankCardsScreen />, { session: { ...testSession }, at: `/m/member/bankCards${query}` });
type User = ReturnType<typeof show>['user'];
const number = () => screen.getByLabelText(/^Card or account number/);

async function fillIn(
  user: User,
  { bank = 'Harbour Card', digits = '4000123456789017', holder = 'Amina Rahman' } = {},
) {
  await user.selectOptions(await screen.findByLabelText(/^Bank/), bank);
  await user.type(number(), digits);
  await user.type(screen.getByLabelText(/^Cardholder’s name/), holder);
  await user.type(screen.getByLabelText(/^Payment password/), '481516');
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Add card' }));

describe('[WALLET-04] the bank cards', () => {
  test('[WALLET-04] shows bank, last digits, holder and date', async () => {
    show();
    const row = await screen.findByRole('listitem');
    for (const words of ['Acme Bank', '•••• 0560', 'Amina Rahman', 'Added Mar 1, 2026'])
      expect(row).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Add a bank card' })).toHaveAttribute('href', '/m/member/bankCards?add=1');
  });

  test('without cards, a message and a link to add one are shown', async () => {
    network.use(listed([]));
    show();
    expect(await screen.findByText('No bank card yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a bank card' })).toBeVisible();
  });

  test('with the maximum number of cards, a message is shown and no card can be added', { tags: 'whole' }, async () => {
    network.use(listed(Array.from({ length: 5 }, (_, index) => ({ ...card!, cardId: String(index) }))));
    show('?add=1');
    expect(await screen.findByText('You have 5 cards. To add another, remove one first.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add a bank card' })).toBeNull();
  });

  describe('the default card', () => {
    const other = {
      ...card!,
      cardId: '5',
      bankName: 'Harbour Card',
      maskedNumber: '************9017',
      isDefault: false,
    };
    const make = () => screen.findByRole('button', { name: 'Make default: Harbour Card, •••• 9017' });

    test('[WALLET-04] is marked, and a tap makes another card the default', { tags: 'whole' }, async () => {
      const chosen = vi.fn<(body: unknown) => void>();
      network.use(
        listed([card!, other]),
        answer(calls.setDefaultBankCard, async (request) => {
          chosen(await request.clone().json());
          network.use(
            listed([
              { ...card!, isDefault: false },
              { ...other, isDefault: true },
            ]),
          );
          return { success: true };
        }),
      );
      const { user } = show();
      const [first, second] = await screen.findAllByRole('listitem');
      expect(first).toHaveTextContent('Acme BankDefault');
      expect(second).not.toHaveTextContent('Harbour CardDefault');
      await user.dblClick(await make());
      expect(await screen.findByText('Withdrawals will use this card first.')).toBeInTheDocument();
      await waitFor(() => expect(second).toHaveTextContent('Harbour CardDefault'));
      expect(first).not.toHaveTextContent('Acme BankDefault');
      expect(chosen.mock.calls).toEqual([[{ id: '5' }]]);
      // The pressed button disappears, and the focus stays in the same row.
      await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
    });

    test('does not change if the request fails, and the error is shown', { tags: 'whole' }, async () => {
      network.use(listed([card!, other]), fail(calls.setDefaultBankCard, 'INTERNAL'));
      const { user } = show();
      await user.click(await make());
      expect(await screen.findByText(/^The service isn’t responding right now\./)).toBeInTheDocument();
      expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent('Acme BankDefault');
    });

    test('is not marked if there is only one card', async () => {
      show();
      expect(await screen.findByRole('listitem')).not.toHaveTextContent('Default');
    });
  });

  test('a card is removed after a confirmation that names it', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Remove the card Acme Bank, •••• 0560' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the bank card Acme Bank, •••• 0560?' });
    expect(removed).not.toHaveBeenCalled();
    network.use(listed([]));
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No bank card yet')).toBeVisible();
    expect(removed.mock.calls).toEqual([['4']]);
  });

  test.each([
    ['the first', '1', 'Bank 2'],
    ['one in the middle', '2', 'Bank 3'],
    ['the last', '3', 'Bank 2'],
  ])(
    'after card %s is removed, the focus is in the row that replaces it',
    { tags: 'whole' },
    async (_, cardId, focused) => {
      const cards = ['1', '2', '3'].map((id) => ({
        ...card!,
        cardId: id,
        bankName: `Bank ${id}`,
        isDefault: id === '1',
      }));
      network.use(listed(cards));
      const { user } = show();
      await user.click(await screen.findByRole('button', { name: new RegExp(`^Remove the card Bank ${cardId}`) }));
      network.use(listed(cards.filter((one) => one.cardId !== cardId)));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
      await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent(focused));
    },
  );

  test('after the last card is removed, the focus is on the link to add one', { tags: 'whole' }, async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Remove the card Acme/ }));
    network.use(listed([]));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Add a bank card' })).toHaveFocus());
  });

  test('"Keep it" in the confirmation removes nothing', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Remove the card Acme/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removed).not.toHaveBeenCalled();
  });
});

describe('[WALLET-04] adding a card', () => {
  test('[WALLET-04] sends bank, number, holder and payment password, then goes back', async () => {
    const { user, address } = show('?add=1');
    await fillIn(user);
    expect(number()).toHaveValue('4000 1234 5678 9017');
    expect(number()).toHaveAccessibleDescription('16 digits at this bank');
    await save(user);
    expect(await screen.findByText('Card added.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({
      bankCode: 'HCRD',
      cardNumber: expect.stringMatching(/^4000 ?1234 ?5678 ?9017$/),
      holderName: 'Amina Rahman',
      paymentPassword: '481516',
    });
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  test('the number shows its possible lengths before a bank is chosen', async () => {
    show('?add=1');
    await screen.findByLabelText(/^Bank/);
    expect(number()).toHaveAccessibleDescription('10 to 16 digits, depending on the bank');
  });

  test.each(
    sample(
      [
        ['Harbour Card', '4000123456789018', 'One digit looks wrong. Compare the number with your card.'],
        ['Harbour Card', '400012345678901', '16 digits at this bank'],
        ['Acme Bank', '123456789', '10 to 14 digits at this bank'],
      ],
      3,
    ),
  )('at %s, %s is rejected before it is sent', async (bank, digits, words) => {
    const { user } = show('?add=1');
    await fillIn(user, { bank, digits });
    await save(user);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(number()).toHaveAttribute('aria-invalid', 'true'));
    expect(sent).not.toHaveBeenCalled();
  });

  test('a digit typed in the middle keeps its position', { tags: 'whole' }, async () => {
    const { user } = show('?add=1');
    await screen.findByLabelText(/^Bank/);
    await user.type(number(), '12345678');
    await user.type(number(), '99', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(number()).toHaveValue('1299 3456 78');
  });

  test('shows the payee whose name the card must have', async () => {
    has({ payeeName: 'A****' });
    show('?add=1');
    expect(await screen.findByLabelText(/^Cardholder’s name/)).toHaveAccessibleDescription(
      'It must match the name you gave us: A****',
    );
  });

  test('requires a payment password first', async () => {
    has({ hasPaymentPassword: false });
    show('?add=1');
    expect(await screen.findByRole('link', { name: 'Set a payment password' })).toHaveAttribute(
      'href',
      '/m/member/paymentPassword',
    );
  });

  test.each(
    sample(
      [
        ['PAYMENT_PASSWORD_WRONG', 'This isn’t your payment password.'],
        ['PAYEE_MISMATCH', 'It must match the name you gave us.'],
        ['BANK_CARD_EXISTS', 'You’ve already added this card.'],
        ['REQUEST_INVALID', 'This number wasn’t accepted. Check the bank and the number.'],
        ['TOO_MANY', 'Too many attempts. Wait a moment and try again.'],
      ] as const,
      3,
    ),
  )('%s shows the reason and keeps the typed values', { tags: 'whole' }, async (code, words) => {
    network.use(fail(calls.addBankCard, code));
    const { user } = show('?add=1');
    await fillIn(user);
    await save(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(number()).toHaveValue('4000 1234 5678 9017');
  });

  test('the reason why it was not added changes with the language', { tags: 'whole' }, async () => {
    network.use(fail(calls.addBankCard, 'TOO_MANY'));
    const { user, texts } = show('?add=1');
    await fillIn(user);
    await save(user);
    expect(await screen.findByText('Too many attempts. Wait a moment and try again.')).toBeVisible();
    await act(async () => void (await switchLanguage(texts, 'PT')));
    expect(await screen.findByText('Tentativas demais. Aguarde um momento e tente de novo.')).toBeVisible();
    expect(screen.queryByText('Too many attempts. Wait a moment and try again.')).toBeNull();
  });
});
