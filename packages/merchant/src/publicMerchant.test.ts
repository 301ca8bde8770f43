import { expect, test } from 'vitest';
import { publicMerchant } from './publicMerchant.ts';
import { resolveMerchant } from './resolve/resolveMerchant.ts';
import { testFolders } from './resolve/testMerchant.ts';

test('the public part contains addresses, but no file paths or texts', () => {
  const { base, own } = testFolders();
  const { merchant } = resolveMerchant(base, own);
  const logo = { dark: '/assets/a.svg', light: '/assets/b.svg' };
  const reported = publicMerchant(merchant!, {
    texts: { EN: { home: '/texts/EN/home.1.json' } },
    assets: { logo, icon: '/assets/i.svg' },
  });
  expect(reported.assets.headerLogo).toEqual(logo);
  expect(reported).toMatchObject({ code: 'tiny', defaultMode: 'dark', assets: { logo, icon: '/assets/i.svg' } });
  expect(JSON.stringify(reported)).not.toContain('/base/logo.svg');
  expect(reported.gateway).not.toHaveProperty('firebase');
  // The gateway returns it in a call.
  expect(reported.licence).toEqual({
    authority: 'Board (fictional)',
    number: '1',
    jurisdictions: ['BD'],
    minimumAge: 18,
  });
});
