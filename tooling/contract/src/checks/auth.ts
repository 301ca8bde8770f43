import { isTrialType } from '../people/accountTypes.ts';
import { newMobileNum, newRegistration, newUsername } from '../people/registerMember.ts';
import type { ChecksOf } from './check.ts';

export const authChecks: ChecksOf<'auth'> = {
  async getCaptcha(kit) {
    const { captchaId, image } = await kit.good();
    kit.holds('its picture is a PNG', Buffer.from(image, 'base64').subarray(1, 4).toString('latin1'), 'PNG');
    kit.holds('each has a handle of its own', (await kit.good({}, 'a second one')).captchaId !== captchaId, true);
  },

  async login(kit) {
    const type = 'username';
    await kit.refused('with an unknown name', 'LOGIN_WRONG', {
      body: { type, username: newUsername(), password: 'wrong-one' },
    });
    const stranger = newUsername();
    for (const time of ['first', 'second', 'third'])
      await kit.refused(`with a wrong password the ${time} time`, 'LOGIN_WRONG', {
        body: { type, username: stranger, password: 'wrong-one' },
      });
    await kit.refused('with a wrong password the fourth time', 'CAPTCHA_REQUIRED', {
      body: { type, username: stranger, password: 'wrong-one' },
    });
    const { username, password } = await kit.people.own();
    const session = await kit.good({ body: { type, username, password } });
    kit.holds(
      'whose session it is',
      { merchantCode: session.merchantCode, userName: session.userName, isTrial: isTrialType(session.type) },
      { merchantCode: kit.merchant.code, userName: username, isTrial: false },
    );
  },

  async socialLogin(kit) {
    await kit.refused('with a token of nobody', ['LOGIN_WRONG', 'NOT_ALLOWED'], {
      body: { provider: 'google', firebaseIdToken: 'no.token.atall' },
    });
    kit.skip('it needs an id token that Firebase made');
  },

  async freePlay(kit) {
    const { type } = await kit.good();
    kit.holds('it opens a trial account', isTrialType(type), true);
  },

  async renewSession(kit) {
    const { expirationTime } = await kit.good({ token: (await kit.people.own()).token });
    kit.holds('it ends later than now', Date.parse(expirationTime) > Date.now(), true);
  },

  async logout(kit) {
    const { username, password } = await kit.people.own();
    const { token } = await kit.ask('login', { body: { type: 'username', username, password } });
    await kit.good({ token });
    await kit.refused('again with the token that it ended', 'SESSION_INVALID', { token });
  },

  async register(kit) {
    if (!kit.merchant.switches.USERNAMEREG3) {
      return kit.refused('where USERNAMEREG3 is off', 'NOT_ALLOWED', {
        body: await newRegistration(kit.ask, kit.doors),
      });
    }
    const body = await newRegistration(kit.ask, kit.doors);
    const { userName } = await kit.once({ body }, { body: { ...body, username: newUsername() } });
    kit.holds('the name', userName, body.username);
    await kit.refused('with a taken name', 'USER_EXISTS', {
      body: { ...(await newRegistration(kit.ask, kit.doors)), username: body.username },
    });
    await kit.refused('with another confirmation of the password', 'REQUEST_INVALID', {
      body: { ...(await newRegistration(kit.ask, kit.doors)), confirmPassword: 'Secret-8x' },
    });
    await kit.refused('with a password that is too short', 'REQUEST_INVALID', {
      body: { ...(await newRegistration(kit.ask, kit.doors)), password: 'a', confirmPassword: 'a' },
    });
  },

  async registerMobile(kit) {
    const { MOBILENUMREG3, MOBILENUMPASSREG3, REGMOBVERF3 } = kit.merchant.switches;
    const registration = await newRegistration(kit.ask, kit.doors);
    const mobileNum = newMobileNum();
    const password = MOBILENUMPASSREG3 ? registration.password : '';
    const body = { ...registration, username: '', password, confirmPassword: password, mobileNum };
    if (!MOBILENUMREG3) return kit.refused('where MOBILENUMREG3 is off', 'NOT_ALLOWED', { body });
    if (REGMOBVERF3) {
      await kit.refused('with a wrong code', 'VERIFICATION_WRONG', {
        body: { ...(await withCaptcha()), verificationCode: '000000' },
      });
      await kit.ask('sendSmsCode', { body: { mobileNum, countryDialingCode: '880', purpose: 'register' } });
    }
    const proved = {
      ...(await withCaptcha()),
      verificationCode: REGMOBVERF3 ? await kit.doors.codeSentTo(`+880${mobileNum}`) : '',
    };
    await kit.once({ body: proved }, { body: { ...proved, nickname: 'Another' } });

    async function withCaptcha() {
      const { captcha, captchaId } = await newRegistration(kit.ask, kit.doors);
      return { ...body, captcha, captchaId };
    }
  },

  async checkUsername(kit) {
    kit.holds('a free name', await kit.good({ query: { username: newUsername() } }), { available: true });
    kit.holds(
      'a taken one',
      await kit.good({ query: { username: (await kit.people.own()).username } }, 'of a taken name'),
      { available: false, reason: 'taken' },
    );
    kit.holds('one that breaks the rules', await kit.good({ query: { username: '!' } }, 'of no name'), {
      available: false,
      reason: 'invalid',
    });
  },

  async getAffiliate(kit) {
    kit.holds('a host of nobody', await kit.good({ query: { domain: 'nobody-knows-this.example' } }), {
      affiliateCode: '',
    });
  },

  async checkAffiliateCode(kit) {
    kit.holds('a code of nobody', await kit.good({ query: { code: 'nobodyknows' } }), { success: false });
  },
};
