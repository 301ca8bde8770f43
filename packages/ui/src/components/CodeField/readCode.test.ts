import { expect, test } from 'vitest';
import { readCode } from './readCode.ts';

test.each([
  ['Livery: your code is 482193. It is good for 10 minutes. Tell it to nobody.', '482193'],
  ['Livery: your code is 482193. It is good for 10 minutes.\n\n@example.com #482193', '482193'],
  ['10 minutes left: 999999 points.\n@example.com #482193', '482193'],
  ['Livery: your code is 482193.@example.com #482193', '482193'],
  ['@example.com #482193 @embedded.example', '482193'],
  ['G-482193 is your Livery verification code.', '482193'],
  ['Your code: 482 193', '482193'],
  ['Your code: 48-21-93, valid until 27/11/2026 10:30', '482193'],
  ['Use 4821 to log in. Valid for 10 minutes.', '4821'],
  ['Reference 765432. Your OTP is 482193.', '482193'],
  ['Call +880 1712-345678 for help. Code 482193', '482193'],
  ['Call 16247 for help. 482193 logs you in.', '482193'],
  ['Bet36500: code 482193', '482193'],
  ['Padma: আপনার কোড ৪৮২১৯৩। ১০ মিনিট চলবে।', '482193'],
  ['انڈس: آپ کا کوڈ ۴۸۲۱۹۳ ہے۔ ۱۰ منٹ تک۔', '482193'],
  ['\u2068انڈس\u2069: کوڈ \u206648\u200b2193\u2069', '482193'],
  ['[Livery] 인증번호 482193입니다. 10분 안에 입력하세요.', '482193'],
  ['Lagoa: seu código é 482193. Vale 10 minutos.', '482193'],
  ['2026-11-27: 482193 is it.', '482193'],
  ['Balance 1.250,00. Code 482193.', '482193'],
])('readCode finds in the message %j the code %s', (message, code) => {
  expect(readCode(message)).toBe(code);
});

test.each([
  ['482193', '482193'],
  ['৪৮২ ১৯৩', '482193'],
  ['48 21 93', '482193'],
  ['4', '4'],
  ['x12', '12'],
  ['', ''],
  ['no digits', ''],
])('readCode converts the typed text %j to %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
