import { expect, test } from 'vitest';
import { isFeedbackAddress, feedbackAddress } from './feedbackAddress.ts';
import { feedbackLength } from './feedbackLength.ts';
import { fileRefusalsIn } from './fileRefusals.ts';

test.each([
  ['', 0],
  [' \n ', 0],
  ['two\r\nlines ', 9],
  ['😀😀', 2],
  ['বাংলা', 5],
])('[MSG-09] the length of %j equals the gateway’s count', (text, length) => expect(feedbackLength(text)).toBe(length));

test('[MSG-09] refused files are identified by their index; an invalid value refuses no file', () => {
  expect([...fileRefusalsIn({ files: [{ index: 2, code: 'FILE_TYPE' }] })]).toEqual([[2, 'FILE_TYPE']]);
  for (const value of [undefined, 'files', { files: [{ index: 0, code: 'FILE_UGLY' }] }])
    expect(fileRefusalsIn(value).size).toBe(0);
});

test('the address of feedback selects the form, the address of customer service does not', () => {
  expect(isFeedbackAddress(new URL(feedbackAddress, 'https://a.example').search)).toBe(true);
  expect(isFeedbackAddress('')).toBe(false);
});
