import { generateKeyPairSync } from 'node:crypto';
import type { PublicMerchant } from '@livery/merchant';

// The keys are generated for each run. They are short because they only encrypt test keys, and longer keys would cost
// seconds in a test suite.
const keys = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Decrypts texts that were encrypted for a test merchant. */
export const testPrivateKey = keys.privateKey;

// An absent switch is off.
const switchesOff = {} as PublicMerchant['switches'];

/** Creates a merchant for tests: every switch off, English and Bengali, its gateway at http://gateway.test. */
export function testMerchant(differences: Partial<PublicMerchant> = {}): PublicMerchant {
  return {
    code: 'testmerchant',
    name: 'Test Merchant',
    licence: { authority: 'Test Authority', number: 'T-1', jurisdictions: ['BD'], minimumAge: 18 },
    playMoney: true,
    footer: ['home', 'deposit', 'promotions', 'withdraw', 'account'],
    homeBlocks: ['favourites', 'liveModels', 'winners', 'lotteries', 'results', 'recent'],
    currency: { code: 'BDT', symbol: '৳', pattern: '#,##,##0.00', numerals: 'latn' },
    timeZone: 'Asia/Dhaka',
    switches: switchesOff,
    templates: { memberCentre: 'base', deposit: 'base' },
    languages: { default: 'EN', supported: ['EN', 'BN'] },
    cdn: { assetBase: '', imageCdn: ['http://pictures.test', 'http://spare-pictures.test'] },
    gateway: {
      baseUrl: 'http://gateway.test',
      rsaPublicKey: keys.publicKey,
      cryptoSuite: 'oaep-gcm',
      paths: {},
      captcha: { register: false },
      gameHosts: ['https://games.test'],
      payHosts: ['https://*.pay.test'],
    },
    defaultMode: 'dark',
    texts: {},
    assets: {
      logo: { dark: '/logo-dark.svg', light: '/logo-light.svg' },
      headerLogo: { dark: '/logo-dark.svg', light: '/logo-light.svg' },
      icon: '/icon.svg',
    },
    ...differences,
  };
}
