import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, textsOfCode } from '../languages/languages.ts';
import type { TextArea } from './areas.ts';

/**
 * The catalogue of errors and notices: area and key of each text, and the beginning of its English. Operators'
 * platforms refer to texts by these keys, so a key must not change.
 */
const catalogue: readonly (readonly [area: TextArea, key: string, english: string])[] = [
  ['common', 'in_verification_error', 'Verification code error'],
  ['common', 'in_sorry_exists', 'Sorry, the username already exists.'],
  ['common', 'in_sorry_disabled', 'Sorry, the user does not exist or is disabled.'],
  [
    'common',
    'in_sorry_unavailable',
    'Sorry, this account does not have permission or the feature is temporarily unavailable.',
  ],
  ['common', 'in_sorry_in', "Sorry, we don't offer our service in your region."],
  ['common', 'in_the_again', 'You were logged out. Please log in again.'],
  ['common', 'in_unknown_error', 'Unknown error'],
  ['common', 'in_please_wait', 'Please wait'],
  ['common', 'in_logged_login', 'You are not logged in, please login first'],
  ['common', 'in_chang_saved', 'Changes saved'],
  ['common', 'maintenance', 'System upgrading, please try again later.'],
  ['common', 'timeout', 'The network is slow.'],
  ['common', 'offline', 'No connection.'],
  ['refusal', 'accountOnly', 'Please login an actual account to use this function'],
  ['refusal', 'free_reject', 'This is not open to trial accounts.'],
  ['auth', 'usernameNotValid', 'Account format is incorrect'],
  ['auth', 'passwordNotValid', 'Password format is incorrect'],
  ['auth', 'emailNotValid', 'E-mail format is incorrect'],
  ['auth', 'mobileNotValid', 'The mobile num is not valid'],
  ['auth', 'referrerWrong', 'Referrer link error'],
  ['auth', 'invitationWrong', 'Invalid invitation code'],
  ['auth', 'confirmMismatch', 'Confirmation password not matched'],
  ['auth', 'sendingCode', 'Sending'],
  ['auth', 'codeSent', 'Code sent by SMS'],
  ['security', 'payeeNotValid', 'Name format is not valid'],
  ['password', 'passwordSame', 'The new password and the old password cannot be the same'],
  ['shell', 'moduleMissing', 'Cannot find module'],
];

const read = (code: string, area: TextArea): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`${code}/${area}.json`, import.meta.url), 'utf8'));
const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted();
const shipped = [...new Set(Object.keys(languages).map(textsOfCode))];

describe.each(catalogue)('[ERR-02] the catalogue’s text %s.%s', (area, key, english) => {
  const original = read('EN', area)[key];

  test('begins in English as in the catalogue', () => {
    expect(original?.slice(0, english.length)).toBe(english);
  });

  test.each(shipped)('exists in %s, translated and with the same placeholders', (code) => {
    const text = read(code, area)[key];
    expect(text?.trim()).toBeTruthy();
    expect(places(text!)).toEqual(places(original!));
    if (code !== 'EN') expect(text).not.toBe(original);
  });
});
