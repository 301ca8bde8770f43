import { defineArea } from '../area.ts';
import { getCaptcha, getRegistrationConfig, login, register, registerMobile } from '../auth.ts';
import { freePlay, getTrialAccount } from '../freePlay.ts';
import { checkAffiliateCode, checkUsername, getAffiliate } from '../names.ts';
import { logout, renewSession } from '../session.ts';
import { socialLogin } from '../socialLogin.ts';

export const authArea = defineArea({
  title: 'Login and registration',
  calls: {
    getCaptcha,
    login,
    socialLogin,
    freePlay,
    getTrialAccount,
    renewSession,
    logout,
    getRegistrationConfig,
    register,
    registerMobile,
    checkUsername,
    getAffiliate,
    checkAffiliateCode,
  },
  summaries: {
    getCaptcha: 'Makes a captcha: a picture, and the handle that its answer goes back with.',
    login:
      'Opens a session. After three failures in a row for a name a captcha is asked for; after six, each further one brings a growing wait.',
    socialLogin: 'Opens a session with an account of Google or Facebook. The first time it opens the member too.',
    freePlay: 'Opens a trial account with play money of its own, and a session that ends after two hours.',
    getTrialAccount: "Tells whether a trial can be opened now, what it offers, and the caller's own where one runs.",
    renewSession: 'Lengthens the session, and tells when it ends if it is not used again.',
    logout: 'Ends the session of the token.',
    getRegistrationConfig: 'Tells which fields registration asks for, and the rules that it holds them to.',
    register: 'Opens a member by user name. It does not open a session.',
    registerMobile: 'Opens a member by mobile number. It does not open a session.',
    checkUsername: 'Tells whether a user name is free.',
    getAffiliate: 'Tells the affiliate code that belongs to a host.',
    checkAffiliateCode: 'Tells whether an affiliate has this code.',
  },
});
