import { type CallValue, defineCall } from '../call.ts';
import { captchaValue } from './captcha.ts';

export const getCaptcha = defineCall({
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  access: 'anyone',
  moduleId: 'CAPTCHA3',
  isOneTime: true,
  value: captchaValue,
});

export const summary =
  'Makes a captcha: a picture, the handle that its answer goes back with, and maybe a challenge that the device of a person who cannot read the picture solves instead.';

export const sample: CallValue<typeof getCaptcha> = { captchaId: 'captcha-1', image: 'iVBORw0KGgo=' };
