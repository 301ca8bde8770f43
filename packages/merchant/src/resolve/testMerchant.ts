import { homeBlocks } from '../schema/merchant.schema.ts';
import { usualLayout } from '../theme/layout.ts';
import { brandColors, brandRadii } from '../theme/theme.schema.ts';
import type { MerchantFolder } from './resolveMerchant.ts';

const grounds: readonly string[] = ['canvas', 'surface', 'raised', 'onAccent', 'onSecond'];
const palette = (ground: string, ink: string) => ({
  $type: 'color',
  ...Object.fromEntries(brandColors.map((name) => [name, { $value: grounds.includes(name) ? ground : ink }])),
});

/**
 * A complete base, and a merchant that changes a few of its values, for tests. They are deep copies, so that tests can
 * change them.
 */
export function testFolders(): { base: MerchantFolder; own: MerchantFolder } {
  return structuredClone({
    base: {
      code: '_base',
      files: {
        'merchant.json': {
          licence: {
            saferPlay: { reminderMinutes: 60, loosenAfterHours: 24, timeOutDays: [1, 7], exclusionMonths: [6] },
          },
          hosts: [],
          footer: ['home', 'deposit', 'promotions', 'withdraw', 'account'],
          homeBlocks: [...homeBlocks],
          pictureStyle: 'flat',
        },
        'switches.json': { USERNAMEREG3: true },
        'languages.json': { default: 'EN', supported: ['EN'] },
        'theme.json': {
          defaultMode: 'dark',
          color: { dark: palette('#000000', '#ffffff'), light: palette('#ffffff', '#000000') },
          radius: { $type: 'dimension', ...Object.fromEntries(brandRadii.map((name) => [name, { $value: '8px' }])) },
          font: { $type: 'fontFamily', body: { $value: ['system-ui'] }, heading: { $value: ['system-ui'] } },
          surfaceStyle: 'flat',
          density: 'airy',
          layout: usualLayout,
        },
        'cdn.json': { assetBase: '', imageCdn: ['/sandbox/cdn'] },
        'gateway.json': {
          baseUrl: '',
          cryptoSuite: 'oaep-gcm',
          dialect: { preset: 'livery' },
          captcha: { register: true },
          rsaPublicKey: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n',
        },
      },
      texts: {},
      assets: { 'logo.svg': '/base/logo.svg' },
    },
    own: {
      code: 'tiny',
      files: {
        'merchant.json': {
          code: 'tiny',
          name: 'Tiny',
          tagline: { EN: 'Small but mine' },
          playMoney: true,
          timeZone: 'Asia/Dhaka',
          licence: { authority: 'Board (fictional)', number: '1', jurisdictions: ['BD'], minimumAge: 18 },
          currency: { code: 'BDT', symbol: '৳', pattern: '#,##,##0.00', numerals: 'beng' },
        },
        'theme.json': { color: { dark: { accent: { $value: '#ff0000' } } } },
      },
      texts: {},
      assets: {},
    },
  });
}
