import { newMobileNum, newRegistration, newUsername } from '../people/registerMember.ts';
import type { ChecksOf } from './check.ts';

export const registrationChecks: ChecksOf<'registration'> = {
  getRegistrationConfig: (kit) => kit.good(),

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
