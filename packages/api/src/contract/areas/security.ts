import { defineArea } from '../area.ts';
import { changePassword, sendPasswordEmail, setPasswordEmail, setPasswordPhone } from '../password.ts';
import {
  bindEmail,
  bindPayee,
  changePaymentPassword,
  getSecurity,
  getSecurityQuestions,
  setSecurityQuestions,
} from '../security.ts';
import { getVerification, sendSmsCode, sendVerificationCode } from '../verification.ts';

export const securityArea = defineArea({
  title: 'Security',
  calls: {
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
  },
  summaries: {
    getVerification: 'Tells what this merchant asks a proof for, and by which ways it can be given.',
    sendSmsCode:
      'Sends a code by SMS to register, log in or set a new password. One a minute for each number, and ten a day.',
    sendVerificationCode:
      'Sends a code to the number or address of whoever is signed in, or to an address to be bound.',
    changePassword: 'Changes the login password, and ends every other session of the member.',
    setPasswordPhone:
      'Sets a new password with a code that came by SMS. Whether the number belongs to anyone can not be told from the reply.',
    sendPasswordEmail:
      'Sends a code by e-mail to set a new password. Whether anyone goes by this name and address can not be told from the reply.',
    setPasswordEmail: 'Sets a new password with a code that came by e-mail.',
    getSecurity: 'Tells what of a member is set and bound, in parts that give nothing away.',
    changePaymentPassword:
      'Sets or changes the six digits that let money out, by one of four proofs: the old ones, a code, the answers to the security questions, or at first the login password.',
    getSecurityQuestions: 'Lists the questions, and which of them the member has answered.',
    setSecurityQuestions:
      'Answers three questions, in place of the ones before. Who has a payment password names it: the answers stand for it.',
    bindEmail: 'Binds an e-mail address, proved by a code that went there.',
    bindPayee: 'Sets the real name that money is paid out to, once.',
  },
});
