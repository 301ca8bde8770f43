import type { HandlersOf } from '../http/callContext.ts';
import { freePlay } from './freePlay.ts';
import { getCaptcha } from './getCaptcha.ts';
import { getTrialAccount } from './getTrialAccount.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { renewSession } from './renewSession.ts';
import { socialLogin } from './socialLogin.ts';

export const sessionHandlers: HandlersOf<'session'> = {
  getCaptcha,
  login,
  socialLogin,
  freePlay,
  getTrialAccount,
  renewSession,
  logout,
};
