import { isTrialType } from '../accounts/accountTypes.ts';
import { newMobileNum, newRegistration, newUsername } from '../accounts/registerMember.ts';
import { solveWork } from '../accounts/solveWork.ts';
import type { ChecksOf } from './check.ts';

export const authChecks: ChecksOf<'auth'> = {
  async getCaptcha(kit) {
    const { captchaId, image } = await kit.assertGood();
    kit.assertEqual('its picture is a PNG', Buffer.from(image, 'base64').subarray(1, 4).toString('latin1'), 'PNG');
    kit.assertEqual(
      'each has its own handle',
      (await kit.assertGood({}, 'a second one')).captchaId !== captchaId,
      true,
    );
  },

  async login(kit) {
    const type = 'username';
    await kit.assertRefused('with an unknown name', 'LOGIN_WRONG', {
      body: { type, username: newUsername(), password: 'wrong-one' },
    });
    const unknownName = newUsername();
    for (const time of ['first', 'second', 'third'])
      await kit.assertRefused(`with a wrong password the ${time} time`, 'LOGIN_WRONG', {
        body: { type, username: unknownName, password: 'wrong-one' },
      });
    await kit.assertRefused('with a wrong password the fourth time', 'CAPTCHA_REQUIRED', {
      body: { type, username: unknownName, password: 'wrong-one' },
    });
    const { captchaId, challenge } = await kit.call('getCaptcha', {});
    if (challenge !== undefined) {
      const solved = {
        type,
        username: unknownName,
        password: 'wrong-one',
        captchaId,
        captcha: solveWork(challenge),
      } as const;
      await kit.assertRefused('with a solved challenge and a wrong password', 'LOGIN_WRONG', { body: solved });
      await kit.assertRefused('with a challenge that was solved before', 'CAPTCHA_WRONG', { body: solved });
    }
    const { username, password } = await kit.accounts.own();
    const session = await kit.assertAcceptedOnce({ body: { type, username, password } });
    kit.assertEqual(
      'member of the session',
      { merchantCode: session.merchantCode, userName: session.userName, isTrial: isTrialType(session.type) },
      { merchantCode: kit.merchant.code, userName: username, isTrial: false },
    );
  },

  async socialLogin(kit) {
    await kit.assertRefused('with an invalid token', ['LOGIN_WRONG', 'NOT_ALLOWED'], {
      body: { provider: 'google', firebaseIdToken: 'no.token.atall' },
    });
    kit.notChecked('it needs an id token from Firebase');
  },

  async freePlay(kit) {
    const { type } = await kit.assertGood();
    kit.assertEqual('it opens a trial account', isTrialType(type), true);
  },

  async renewSession(kit) {
    const { expirationTime } = await kit.assertGood({ token: (await kit.accounts.own()).token });
    kit.assertEqual('it ends later than now', Date.parse(expirationTime) > Date.now(), true);
  },

  async logout(kit) {
    const { username, password } = await kit.accounts.own();
    const { token } = await kit.call('login', { body: { type: 'username', username, password } });
    await kit.assertGood({ token });
    await kit.assertRefused('again with the ended token', 'SESSION_INVALID', { token });
  },

  async register(kit) {
    if (!kit.merchant.switches.USERNAMEREG3) {
      return kit.assertRefused('while USERNAMEREG3 is off', 'NOT_ALLOWED', {
        body: await newRegistration(kit.call, kit.sandbox),
      });
    }
    const body = await newRegistration(kit.call, kit.sandbox);
    const { userName } = await kit.assertOnce({ body }, { body: { ...body, username: newUsername() } });
    kit.assertEqual('the name', userName, body.username);
    await kit.assertRefused('with a taken name', 'USER_EXISTS', {
      body: { ...(await newRegistration(kit.call, kit.sandbox)), username: body.username },
    });
    await kit.assertRefused('with a confirmation that differs from the password', 'REQUEST_INVALID', {
      body: { ...(await newRegistration(kit.call, kit.sandbox)), confirmPassword: 'Secret-8x' },
    });
    await kit.assertRefused('with a password that is too short', 'REQUEST_INVALID', {
      body: { ...(await newRegistration(kit.call, kit.sandbox)), password: 'a', confirmPassword: 'a' },
    });
  },

  async registerMobile(kit) {
    const { MOBILENUMREG3, MOBILENUMPASSREG3, REGMOBVERF3 } = kit.merchant.switches;
    const registration = await newRegistration(kit.call, kit.sandbox);
    const mobileNum = newMobileNum();
    const password = MOBILENUMPASSREG3 ? registration.password : '';
    const body = { ...registration, username: '', password, confirmPassword: password, mobileNum };
    if (!MOBILENUMREG3) return kit.assertRefused('while MOBILENUMREG3 is off', 'NOT_ALLOWED', { body });
    if (REGMOBVERF3) {
      await kit.assertRefused('with a wrong code', 'VERIFICATION_WRONG', {
        body: { ...(await withCaptcha()), verificationCode: '000000' },
      });
      await kit.call('sendSmsCode', { body: { mobileNum, countryDialingCode: '880', purpose: 'register' } });
    }
    const proved = {
      ...(await withCaptcha()),
      verificationCode: REGMOBVERF3 ? await kit.sandbox.codeSentTo(`+880${mobileNum}`) : '',
    };
    await kit.assertOnce({ body: proved }, { body: { ...proved, nickname: 'Another' } });

    async function withCaptcha() {
      const { captcha, captchaId } = await newRegistration(kit.call, kit.sandbox);
      return { ...body, captcha, captchaId };
    }
  },

  async checkUsername(kit) {
    kit.assertEqual('a free name', await kit.assertGood({ query: { username: newUsername() } }), { available: true });
    kit.assertEqual(
      'a taken one',
      await kit.assertGood({ query: { username: (await kit.accounts.own()).username } }, 'of a taken name'),
      { available: false, reason: 'taken' },
    );
    kit.assertEqual(
      'of a name that breaks the rules',
      await kit.assertGood({ query: { username: '!' } }, 'of an empty name'),
      {
        available: false,
        reason: 'invalid',
      },
    );
  },

  async getAffiliate(kit) {
    kit.assertEqual('an unknown host', await kit.assertGood({ query: { domain: 'nobody-knows-this.example' } }), {
      affiliateCode: '',
    });
  },

  async checkAffiliateCode(kit) {
    kit.assertEqual('an unknown code', await kit.assertGood({ query: { code: 'nobodyknows' } }), { success: false });
  },
};
