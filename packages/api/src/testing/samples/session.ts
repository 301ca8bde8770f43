import type { sessionArea } from '../../contract/areas/session.ts';
import type { SamplesOf } from './samplesOf.ts';

const session = {
  token: 'token-of-amina',
  merchantCode: 'testhouse',
  userName: 'amina',
  type: 0,
  firstTimeLogin: false,
};
const expirationTime = '2026-01-01T12:00:00.000Z';

export const sessionSamples: SamplesOf<typeof sessionArea> = {
  getCaptcha: { captchaId: 'captcha-1', image: 'iVBORw0KGgo=' },
  login: session,
  socialLogin: session,
  freePlay: { ...session, token: 'token-of-trial', userName: 'trial4711', type: 4, firstTimeLogin: true },
  getTrialAccount: { state: 1, minutes: 120, playMoney: '2000.00', account: { userName: 'trial4711', expirationTime } },
  renewSession: { expirationTime },
  logout: {},
};
