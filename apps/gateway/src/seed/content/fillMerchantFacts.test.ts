import { readMerchant } from '@livery/merchant/node';
import { expect, test } from 'vitest';
import { memberMessages } from '../../messages/memberMessages.ts';
import { merchantsDir } from '../../testing/globalSetup.ts';
import { announcementTexts } from './announcementTexts.ts';
import { bannerTexts } from './bannerTexts.ts';
import { fillMerchantFacts } from './fillMerchantFacts.ts';

test.each([
  ['aurora', /^৳(10,000|১০,০০০)$/],
  ['indus', /^Rs(10,000|১০,০০০)$/],
  ['lagoa', /^R\$(10\.000|১০\.০০০)$/],
] as const)(
  'the promised amount for new members of %s has the format of its wallets in every language',
  (code, amount) => {
    const merchant = readMerchant(merchantsDir, code).merchant!;
    const texts = [
      memberMessages.welcome.content,
      ...announcementTexts.map(({ content }) => content),
      ...bannerTexts.map(({ line }) => line),
    ];
    const sums = texts
      .flatMap((text) => Object.values(fillMerchantFacts(text, merchant)))
      .flatMap((one) => one.match(/\S{1,2}(?:10|১০)\D?(?:000|০০০)(?!\d)/g) ?? []);
    expect(sums.length).toBeGreaterThan(10);
    for (const sum of sums) expect(sum.replace(/^.*[>\u2066]/, '')).toMatch(amount);
  },
);
