import { answer, sampleValues, startNetwork, testMerchant } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sentCodeItem } from '@livery/device/storage';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { FirebaseFailure, type FirebaseProblem, type FirebaseSignIn } from '../firebase/firebaseSignIn.ts';
import * as firebaseCode from '../firebase/loadFirebase.ts';
import { type CodePurpose, type SmsCode, useSmsCode } from './useSmsCode.ts';

const network = startNetwork();
const load = vi.fn<typeof firebaseCode.loadFirebase>();
const sendCode = vi.fn<FirebaseSignIn['sendCode']>();
const verifyCode = vi.fn<FirebaseSignIn['verifyCode']>();
const asked = vi.fn<() => void>();
beforeEach(() => {
  vi.spyOn(firebaseCode, 'loadFirebase').mockImplementation(load);
  load.mockResolvedValue({ sendCode, verifyCode } as unknown as FirebaseSignIn);
  sendCode.mockResolvedValue('handle 1');
  network.use(answer(calls.sendSmsCode, () => (asked(), sampleValues.sendSmsCode)));
});
afterEach(() => {
  vi.clearAllMocks();
  sentCodeItem.remove();
});

const number = { country: 'BR', dialingCode: '55', mobileNum: '011912345678' };

/** Renders the hook at a merchant whose numbers are verified by Firebase (`phone`) or not. */
function use({ purpose = 'login', phone = true }: { purpose?: CodePurpose; phone?: boolean } = {}) {
  const firebase = { projectId: 'demo-nova', apiKey: 'key', authDomain: 'nova.example', phone };
  const merchant = testMerchant({ gateway: { ...testMerchant().gateway, firebase } });
  const found: { current?: SmsCode } = {};
  function Probe() {
    found.current = useSmsCode(purpose);
    return null;
  }
  const view = renderScreen(<Probe />, { merchant });
  return { ...view, code: () => found.current! };
}
const request = async (code: () => SmsCode) => {
  let error: Awaited<ReturnType<SmsCode['request']>>;
  await act(async () => {
    error = await code().request(number);
  });
  return error;
};

test('[LOGIN-03] after a request the next code must wait, at most for the gateway’s own period', async () => {
  const { code } = use({ phone: false });
  expect(await request(code)).toBeUndefined();
  const validMs = sampleValues.sendSmsCode.expiredMinutes * 60_000;
  const { waitUntil = 0, longestWait } = code().waitOf(number);
  expect(longestWait).toBe(validMs);
  expect(waitUntil).toBeGreaterThan(Date.now());
  expect(waitUntil).toBeLessThanOrEqual(Date.now() + validMs);
});

describe('[REG-13 firebase] if Firebase verifies numbers', () => {
  test('Firebase sends the code to the full number without leading zero; the next code waits 60 s', async () => {
    const before = Date.now();
    const { code } = use();
    expect(await request(code)).toBeUndefined();
    expect(sendCode).toHaveBeenCalledExactlyOnceWith('+5511912345678', 'en');
    expect(asked).not.toHaveBeenCalled();
    const { waitUntil = 0, longestWait } = code().waitOf(number);
    expect(waitUntil - before).toBeGreaterThanOrEqual(60_000);
    expect(waitUntil - Date.now()).toBeLessThanOrEqual(60_000);
    expect(longestWait).toBe(60_000);
    expect(code().waitOf({ country: 'BR', mobileNum: '11987654321' }).waitUntil).toBeUndefined();
  });

  test.each<[FirebaseProblem, string]>([
    ['numberWrong', 'REQUEST_INVALID'],
    ['tooMany', 'TOO_MANY'],
    ['unreachable', 'NETWORK'],
    ['cancelled', 'ABORTED'],
  ])('the Firebase problem %s becomes the form error %s, and there is no waiting time', async (problem, known) => {
    sendCode.mockRejectedValue(new FirebaseFailure(problem));
    const { code } = use();
    expect((await request(code))?.code).toBe(known);
    expect(code().waitOf(number).waitUntil).toBeUndefined();
  });

  test('a code is verified once for its number, and a retry sends the same proof again', async () => {
    verifyCode.mockResolvedValue('id token');
    const { code } = use();
    await request(code);
    const proof = { firebaseChannel: 'sms', firebaseIdToken: 'id token' };
    expect(await code().prove!(number, '123456')).toEqual(proof);
    expect(await code().prove!({ ...number, mobileNum: '11912345678' }, '123456')).toEqual(proof);
    expect(verifyCode).toHaveBeenCalledExactlyOnceWith('handle 1', '123456');
    expect(await code().prove!({ ...number, mobileNum: '11987654321' }, '123456')).toBeUndefined();
    expect(await code().prove!({ ...number, country: 'PT' }, '123456')).toBeUndefined();
  });

  test('a wrong code gives no proof, and the correct code after it gives one', async () => {
    verifyCode.mockRejectedValueOnce(new FirebaseFailure('codeWrong')).mockResolvedValueOnce('id token');
    const { code } = use();
    await request(code);
    expect(await code().prove!(number, '000000')).toBeUndefined();
    expect((await code().prove!(number, '123456'))?.firebaseIdToken).toBe('id token');
  });

  test('without a sent code there is no proof', async () => {
    const { code } = use();
    expect(await code().prove!(number, '123456')).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  test('after a return to the form, the code can still be verified for the same purpose', async () => {
    verifyCode.mockResolvedValue('id token');
    const first = use();
    await request(first.code);
    first.unmount();
    expect((await use().code().prove!(number, '123456'))?.firebaseIdToken).toBe('id token');
    expect(await use({ purpose: 'register' }).code().prove!(number, '123456')).toBeUndefined();
  });
});

test.each([
  ['a new password', { purpose: 'password' as const }],
  ['a merchant whose gateway proves numbers', { phone: false }],
])('for %s the gateway sends the code, and `prove` is undefined', async (_, settings) => {
  const { code } = use(settings);
  expect(code().prove).toBeUndefined();
  expect(await request(code)).toBeUndefined();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
});
