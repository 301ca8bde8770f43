import { testMerchant } from '@livery/api/testing';
import { createTexts, TextsProvider } from '@livery/i18n/react';
import { MerchantProvider } from '@livery/merchant/react';
import { AmountField } from '@livery/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useMoneyInput } from './useMoneyInput.ts';

function Sample() {
  const [amount, setAmount] = useState('');
  return (
    <>
      <AmountField {...useMoneyInput()} label="amount" value={amount} onChange={setAmount} />
      <output>{amount}</output>
      <button type="button" onClick={() => setAmount('500')}>
        500
      </button>
    </>
  );
}

function show(pattern: string) {
  const merchant = testMerchant({ currency: { ...testMerchant().currency, pattern } });
  render(
    <MerchantProvider value={merchant}>
      <TextsProvider value={createTexts({ language: 'EN', load: async () => ({}) })}>
        <Sample />
      </TextsProvider>
    </MerchantProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText('amount'), amount: screen.getByRole('status') };
}

test.each([
  ['12.50', '12.50', '12,50', '#.##0,00'],
  ['12,5', '12.5', '12,50', '#.##0,00'],
  ['1.000', '1000', '1.000,00', '#.##0,00'],
  ['1,000', '1000', '1.000,00', '#.##0,00'],
  ['12,50', '12.50', '12.50', '#,##0.00'],
  ['1,000', '1000', '1,000.00', '#,##0.00'],
  ['1.000', '1000', '1,000.00', '#,##0.00'],
  ['১২,৫', '12.5', '12.50', '#,##,##0.00'],
])('the typed text %s is the amount %s and is displayed as %s in %s', async (typed, amount, shown, pattern) => {
  const sample = show(pattern);
  await sample.user.type(sample.field, typed);
  await sample.user.tab();
  expect(sample.amount).toHaveProperty('textContent', amount);
  expect(sample.field).toHaveValue(shown);
});

test('an amount does not change when the player leaves the field, and can be edited after that', async () => {
  const { user, field, amount } = show('#.##0,00');
  await user.type(field, '1,000');
  await user.tab();
  await user.click(field);
  expect(field).toHaveValue('1000');
  await user.type(field, '5');
  expect(amount).toHaveProperty('textContent', '10005');
});

test('a selected amount replaces a typed amount', async () => {
  const { user, field } = show('#,##0.00');
  await user.type(field, '12,5');
  await user.click(screen.getByRole('button', { name: '500' }));
  expect(field).toHaveValue('500.00');
  await user.click(field);
  expect(field).toHaveValue('500');
});
