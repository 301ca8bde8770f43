import type { securityArea } from '../../contract/areas/security.ts';
import type { SamplesOf } from './samplesOf.ts';

const codeSent = { expiredMinutes: 5, expirationTime: '2026-01-01T12:05:00.000Z' };

export const securitySamples: SamplesOf<typeof securityArea> = {
  getVerification: {
    purposes: [
      { purpose: 'register', channels: ['sms'] },
      { purpose: 'password', channels: ['sms', 'email'] },
    ],
    codeLength: 6,
    expiredMinutes: 5,
    resendSeconds: 60,
  },
  sendSmsCode: codeSent,
  sendVerificationCode: { ...codeSent, sentTo: 'a****@example.org' },
  changePassword: {},
  setPasswordPhone: {},
  sendPasswordEmail: codeSent,
  setPasswordEmail: {},
  getSecurity: {
    hasPassword: true,
    hasPaymentPassword: false,
    hasSecurityQuestions: false,
    isEmailBound: true,
    email: 'a****@example.org',
    mobile: '+880*****5678',
    payeeName: '',
  },
  changePaymentPassword: {},
  getSecurityQuestions: {
    questions: [{ questionId: 'firstSchool', text: 'What was your first school called?' }],
    wanted: 3,
    answered: [],
  },
  setSecurityQuestions: {},
  bindEmail: { email: 'amina@example.org' },
  bindPayee: { payeeName: 'Amina Rahman' },
};
