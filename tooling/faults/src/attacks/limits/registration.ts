import { emptyRegistration } from '@livery/contract/registration';

/** A registration as forms send it, without the name. Optional fields are empty. */
export const registration = {
  ...emptyRegistration,
  captcha: '',
  captchaId: '',
  registerUrl: 'padma.localhost',
  registerMethod: 'H5',
  password: 'secret-7',
  confirmPassword: 'secret-7',
  type: 0,
};
