import { isTrialType } from '../people/accountTypes.ts';
import { newUsername } from '../people/registerMember.ts';
import type { ChecksOf } from './check.ts';

export const sessionChecks: ChecksOf<'session'> = {
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

  getTrialAccount: (kit) => kit.good(),

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
};
