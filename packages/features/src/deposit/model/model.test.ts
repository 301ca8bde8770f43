import { describe, expect, test } from 'vitest';
import { amountProblem } from './amountProblem.ts';
import { promoTerms } from './promoTerms.ts';
import { paymentUrl } from './paymentUrl.ts';

describe('[WALLET-03] an amount', () => {
  test.each([
    ['', 'missing'],
    ['99.99', 'below'],
    ['100', undefined],
    ['50000.00', undefined],
    ['50000.01', 'above'],
  ] as const)('[WALLET-03] "%s" is %s', (amount, problem) => {
    expect(amountProblem(amount, { minAmount: '100.00', maxAmount: '50000.00' })).toBe(problem);
  });
});

describe('[WALLET-03] a promotion', () => {
  const promo = {
    promoId: '3',
    title: 'First deposit',
    bonusPercent: '50',
    maxBonus: '1000.00',
    minDeposit: '200.00',
    turnoverTimes: 5,
  };
  test.each([
    ['', undefined],
    ['199.99', undefined],
    ['200', { bonus: '100.00', toStake: '500.00' }],
    ['333.33', { bonus: '166.66', toStake: '833.30' }],
    ['9000', { bonus: '1000.00', toStake: '5000.00' }],
  ])('[WALLET-03] with a deposit of "%s"', (amount, terms) => {
    expect(promoTerms(promo, amount, 2)).toEqual(terms);
  });
});

describe('the address of a payment', () => {
  const origins = {
    own: ['https://app.test', 'https://gateway.test'],
    listed: ['https://checkout.test', 'https://*.bank.test'],
  };
  test.each([
    ['/sandbox/pay/x', 'https://app.test/sandbox/pay/x'],
    ['https://gateway.test/sandbox/pay/x', 'https://gateway.test/sandbox/pay/x'],
    ['https://checkout.test/pay?ticket=1', 'https://checkout.test/pay?ticket=1'],
    ['https://www.bank.test/pay', 'https://www.bank.test/pay'],
    ['https://elsewhere.test/pay', undefined],
    ['http://checkout.test/pay', undefined],
    ['https://checkout.test:8443/pay', undefined],
    ['https://checkout.test@elsewhere.test/pay', undefined],
    ['https://checkout.test.elsewhere.test/pay', undefined],
    ['https://bank.test.elsewhere.test/pay', undefined],
    ['http://app.test/pay', undefined],
    ['//elsewhere.test/pay', undefined],
    ['/\\elsewhere.test/pay', undefined],
    ['javascript:alert(1)', undefined],
  ])('the page %s has the address %s', (url, address) => {
    expect(paymentUrl({ method: 'gateway', url }, origins)).toBe(address);
  });

  test.each([
    ['alipay', 'alipay://sandbox/pay/x', 'alipay://sandbox/pay/x'],
    ['wechat', 'alipay://sandbox/pay/x', undefined],
    ['qq', 'https://elsewhere.test/pay', undefined],
    ['qq', 'javascript:alert(1)', undefined],
  ] as const)('the code of %s with the text %s has the address %s', (method, qrText, address) => {
    expect(paymentUrl({ method, qrText }, origins)).toBe(address);
  });
});
