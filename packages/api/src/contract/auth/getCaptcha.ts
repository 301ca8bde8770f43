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
  'Creates a captcha: a picture, the handle to send with its answer, and optionally a challenge that a device can solve instead, for players who cannot read the picture.';

export const sample: CallValue<typeof getCaptcha> = { captchaId: 'captcha-1', image: 'iVBORw0KGgo=' };
