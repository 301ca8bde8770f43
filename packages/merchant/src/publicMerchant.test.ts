import { expect, test } from 'vitest';
import { publicMerchant } from './publicMerchant.ts';
import { resolveMerchant } from './resolve/resolveMerchant.ts';
import { testFolders } from './resolve/testMerchant.ts';

test('the public part holds addresses, not file paths or texts', () => {
  const { base, own } = testFolders();
  const { merchant } = resolveMerchant(base, own);
  const logo = { dark: '/assets/a.svg', light: '/assets/b.svg' };
  const told = publicMerchant(merchant!, {
    texts: { EN: { home: '/texts/EN/home.1.json' } },
    assets: { logo, icon: '/assets/i.svg' },
  });
  expect(told.assets.headerLogo).toEqual(logo);
  expect(told).toMatchObject({ code: 'tiny', defaultMode: 'dark', assets: { logo, icon: '/assets/i.svg' } });
  expect(JSON.stringify(told)).not.toContain('/base/logo.svg');
  expect(told.gateway).not.toHaveProperty('firebase');
});
