import type { FormField } from './shownFields.ts';

/** What the register form holds. */
export type RegisterValues = Record<FormField, string> & { confirmPassword: string; captcha: string; agree: boolean };

/** A form that nobody touched. */
export const emptyRegistration: RegisterValues = {
  username: '',
  password: '',
  confirmPassword: '',
  paymentPassword: '',
  nickname: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  idNumber: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  recommenderId: '',
  affiliateCode: '',
  captcha: '',
  agree: true,
};
