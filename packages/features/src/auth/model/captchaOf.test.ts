import { expect, test } from 'vitest';
import { captchaOf } from './captchaOf.ts';

const image = 'iVBORw0KGgo=';

test.each([
  ['null for a missing challenge', { captchaId: 'one', image, challenge: null }, { captchaId: 'one', image }],
  ['only the picture', image, { captchaId: '', image }],
])('a failure with a captcha that has %s shows the captcha', (_title, captcha, expected) => {
  expect(captchaOf({ code: 'CAPTCHA_REQUIRED', message: '', value: { captcha } })).toEqual(expected);
});

test.each([null, undefined, 'no', { captcha: null }, { captcha: 'no' }])(
  'a failure with the value %j has no captcha',
  (value) => {
    expect(captchaOf({ code: 'CAPTCHA_REQUIRED', message: '', value })).toBeUndefined();
  },
);
