import type { HandlersOf } from '../http/callContext.ts';
import { bindEmail } from './bindEmail.ts';
import { bindPayee } from './bindPayee.ts';
import { changePassword } from './changePassword.ts';
import { changePaymentPassword } from './changePaymentPassword.ts';
import { getSecurity } from './getSecurity.ts';
import { getVerification } from './getVerification.ts';
import { sendPasswordEmail, setPasswordEmail } from './passwordByEmail.ts';
import { getSecurityQuestions, setSecurityQuestions } from './securityQuestions.ts';
import { sendSmsCode } from './sendSmsCode.ts';
import { sendVerificationCode } from './sendVerificationCode.ts';
import { setPasswordPhone } from './setPasswordPhone.ts';

export const securityHandlers: HandlersOf<'security'> = {
  getVerification,
  sendSmsCode,
  sendVerificationCode,
  changePassword,
  setPasswordPhone,
  sendPasswordEmail,
  setPasswordEmail,
  getSecurity,
  changePaymentPassword,
  getSecurityQuestions,
  setSecurityQuestions,
  bindEmail,
  bindPayee,
};
