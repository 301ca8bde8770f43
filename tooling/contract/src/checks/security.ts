import { newMobileNum, newRegistration, newUsername } from '../accounts/registerMember.ts';
import type { ChecksOf } from './check.ts';

const newPassword = 'Other-8y';
const changed = { newPassword, confirmNewPassword: newPassword };
const changedAgain = { newPassword: 'Third-7k', confirmNewPassword: 'Third-7k' };
const country = { countryDialingCode: '880' };

export const securityChecks: ChecksOf<'security'> = {
  async sendSmsCode(kit) {
    const { purposes } = await kit.call('getVerification', {});
    const purpose = (['register', 'login', 'password'] as const).find((one) =>
      purposes.some((given) => given.purpose === one && given.channels.includes('sms')),
    );
    if (purpose === undefined) return kit.notChecked('this merchant accepts no verification by SMS');
    const body = { mobileNum: newMobileNum(), ...country, purpose };
    await kit.assertGood({ body });
    await kit.assertRefused('again immediately', 'TOO_MANY', { body });
    await kit.assertRefused('to an invalid number', 'REQUEST_INVALID', { body: { ...body, mobileNum: 'abc' } });
  },

  async sendVerificationCode(kit) {
    const { token } = await kit.accounts.newMember();
    await kit.assertRefused('by SMS to a member without a number', 'CONTACT_MISSING', {
      token,
      body: { channel: 'sms', purpose: 'paymentPassword' },
    });
    await kit.assertGood({
      token,
      body: { channel: 'email', purpose: 'bindEmail', email: `${newUsername()}@example.test` },
    });
  },

  async changePassword(kit) {
    const { token, username, password } = await kit.accounts.newMember();
    const other = await kit.call('login', { body: { type: 'username', username, password } });
    await kit.assertRefused('with a wrong old password', 'PASSWORD_WRONG', {
      token,
      body: { oldPassword: 'wrong-one', ...changed },
    });
    await kit.assertRefused('with the old password as the new one', 'PASSWORD_SAME', {
      token,
      body: { oldPassword: password, newPassword: password, confirmNewPassword: password },
    });
    await kit.assertRefused('with a confirmation that differs', 'REQUEST_INVALID', {
      token,
      body: { oldPassword: password, newPassword, confirmNewPassword: 'Third-9z' },
    });
    const body = { oldPassword: password, ...changed };
    await kit.assertOnce({ token, body }, { token, body: { ...body, ...changedAgain } });
    kit.assertEqual(
      'login with the new password',
      (await kit.call('login', { body: { type: 'username', username, password: newPassword } })).userName,
      username,
    );
    await kit.assertRefused('by a session that the change ended', 'SESSION_INVALID', {
      token: other.token,
      body: { oldPassword: newPassword, newPassword: password, confirmNewPassword: password },
    });
  },

  async setPasswordPhone(kit) {
    await kit.assertRefused('with a code that was not sent', 'VERIFICATION_WRONG', {
      body: { mobileNum: newMobileNum(), ...country, verificationCode: '000000', ...changed },
    });
    const { MOBILENUMREG3, REGMOBVERF3 } = kit.merchant.switches;
    if (!MOBILENUMREG3 || REGMOBVERF3)
      return kit.notChecked('it needs a member with a mobile number that got no code in the last minute');
    const registration = await newRegistration(kit.call, kit.sandbox);
    const mobileNum = newMobileNum();
    const { userName } = await kit.call('registerMobile', { body: { ...registration, mobileNum } });
    await kit.call('sendSmsCode', { body: { mobileNum, ...country, purpose: 'password' } });
    const body = {
      mobileNum,
      ...country,
      verificationCode: await kit.sandbox.codeSentTo(`+880${mobileNum}`),
      ...changed,
    };
    await kit.assertOnce({ body }, { body: { ...body, ...changedAgain } });
    kit.assertEqual(
      'login with the new password',
      (await kit.call('login', { body: { type: 'username', username: userName, password: newPassword } })).userName,
      userName,
    );
    await kit.assertRefused('with the same code again', 'VERIFICATION_WRONG', { body });
  },

  async sendPasswordEmail(kit) {
    await kit.assertGood(
      { body: { username: newUsername(), email: `${newUsername()}@example.test` } },
      'the same reply for an unknown member',
    );
    const { username, email } = await kit.accounts.newMember();
    if (email === '') return kit.notChecked('registration does not require an e-mail address');
    await kit.assertGood({ body: { username, email } });
    await kit.assertRefused('again immediately', 'TOO_MANY', { body: { username, email } });
  },

  async setPasswordEmail(kit) {
    const { username, email } = await kit.accounts.newMember();
    await kit.assertRefused('with a code that was not sent', 'VERIFICATION_WRONG', {
      body: { username, email: email || `${username}@example.test`, verificationCode: '000000', ...changed },
    });
    if (email === '') return kit.notChecked('registration does not require an e-mail address');
    await kit.call('sendPasswordEmail', { body: { username, email } });
    const body = { username, email, verificationCode: await kit.sandbox.codeSentTo(email), ...changed };
    await kit.assertOnce({ body }, { body: { ...body, ...changedAgain } });
    kit.assertEqual(
      'login with the new password',
      (await kit.call('login', { body: { type: 'username', username, password: newPassword } })).userName,
      username,
    );
    await kit.assertRefused('with the same code again', 'VERIFICATION_WRONG', { body });
  },

  async getSecurity(kit) {
    kit.assertEqual(
      'a password is set',
      (await kit.assertGood({ token: (await kit.accounts.own()).token })).hasPassword,
      true,
    );
  },

  async changePaymentPassword(kit) {
    const { token, password } = await kit.accounts.newMember();
    const fresh = { newPaymentPassword: '482915', confirmNewPaymentPassword: '482915' };
    await kit.assertRefused('with a wrong login password', 'PASSWORD_WRONG', {
      token,
      body: { password: 'wrong-one', ...fresh },
    });
    const first = { token, body: { password, ...fresh } };
    const other = { newPaymentPassword: '715048', confirmNewPaymentPassword: '715048' };
    await kit.assertOnce(first, { token, body: { password, ...other } });
    kit.assertEqual('it is set afterwards', (await kit.call('getSecurity', { token })).hasPaymentPassword, true);
    await kit.assertRefused('with a wrong old password', 'PAYMENT_PASSWORD_WRONG', {
      token,
      body: { oldPaymentPassword: '111111', newPaymentPassword: '593826', confirmNewPaymentPassword: '593826' },
    });
    const { questions } = await kit.call('getSecurityQuestions', { token });
    const answers = questions.slice(0, 3).map(({ questionId }) => ({ questionId, answer: 'a green one' }));
    await kit.call('setSecurityQuestions', { token, body: { password, paymentPassword: '482915', answers } });
    const another = { newPaymentPassword: '604937', confirmNewPaymentPassword: '604937' };
    await kit.assertRefused('with a wrong answer', 'ANSWERS_WRONG', {
      token,
      body: { answers: answers.map((one) => ({ ...one, answer: 'a red one' })), ...another },
    });
    await kit.assertGood({ token, body: { answers, ...another } }, 'with the answers to the security questions');
  },

  async getSecurityQuestions(kit) {
    await kit.assertGood({ token: (await kit.accounts.own()).token });
  },

  async setSecurityQuestions(kit) {
    const { token, password } = await kit.accounts.newMember();
    const { questions } = await kit.call('getSecurityQuestions', { token });
    const answers = questions.slice(0, 3).map(({ questionId }) => ({ questionId, answer: 'a green one' }));
    await kit.assertRefused('with a wrong password', 'PASSWORD_WRONG', {
      token,
      body: { password: 'wrong-one', answers },
    });
    await kit.assertGood({ token, body: { password, answers } });
    kit.assertEqual(
      'the answered questions',
      (await kit.call('getSecurityQuestions', { token })).answered.toSorted(),
      answers.map(({ questionId }) => questionId).toSorted(),
    );
  },

  async bindEmail(kit) {
    const { token } = await kit.accounts.newMember();
    const email = `${newUsername()}@example.test`;
    await kit.assertRefused('with a code that was not sent', 'VERIFICATION_WRONG', {
      token,
      body: { email, verificationCode: '000000' },
    });
    await kit.call('sendVerificationCode', { token, body: { channel: 'email', purpose: 'bindEmail', email } });
    const body = { email, verificationCode: await kit.sandbox.codeSentTo(email) };
    await kit.assertOnce({ token, body }, { token, body: { ...body, verificationCode: '000000' } });
    kit.assertEqual('it is bound afterwards', (await kit.call('getSecurity', { token })).isEmailBound, true);
  },

  async bindPayee(kit) {
    const { token } = await kit.accounts.newMember();
    kit.assertEqual('the name', await kit.assertGood({ token, body: { payeeName: ' Amina Tester ' } }), {
      payeeName: 'Amina Tester',
    });
    await kit.assertRefused('a second time', 'ALREADY_SET', { token, body: { payeeName: 'Another Tester' } });
  },
};
