import type { authArea } from '../../contract/areas/auth.ts';
import type { SamplesOf } from './samplesOf.ts';

const session = {
  token: 'token-of-amina',
  merchantCode: 'testhouse',
  userName: 'amina',
  type: 0,
  firstTimeLogin: false,
};
const expirationTime = '2026-01-01T12:00:00.000Z';

const rule = { enabled: true, required: true };

export const authSamples: SamplesOf<typeof authArea> = {
  getCaptcha: { captchaId: 'captcha-1', image: 'iVBORw0KGgo=' },
  login: session,
  socialLogin: session,
  freePlay: { ...session, token: 'token-of-trial', userName: 'trial4711', type: 4, firstTimeLogin: true },
  getTrialAccount: { state: 1, minutes: 120, playMoney: '2000.00', account: { userName: 'trial4711', expirationTime } },
  renewSession: { expirationTime },
  logout: {},
  getRegistrationConfig: {
    username: { ...rule, minLength: 4, maxLength: 16 },
    password: rule,
    email: { enabled: true, required: false },
  },
  register: { userName: 'amina' },
  registerMobile: { userName: '8801712345678' },
  checkUsername: { available: false, reason: 'taken' },
  getAffiliate: { affiliateCode: '5F356495' },
  checkAffiliateCode: { success: true },
};
