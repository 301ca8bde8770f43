import type { GatewayError } from '@livery/api/client';
import { type SmsCodeRequest, useSendSmsCodeMutation } from '@livery/api/auth/smsCode';
import { type SentCode, sentCodeItem } from '@livery/device/storage';
import { useMerchant } from '@livery/merchant/react';
import { useRef, useState } from 'react';
import { firebaseError } from '../firebase/firebaseError.ts';
import { provesNumbers } from '../firebase/firebaseSignIn.ts';
import { loadFirebase } from '../firebase/loadFirebase.ts';
import { useBotCheck } from './useBotCheck.ts';
import { useLanguageTag } from './useLanguageTag.ts';

/** Purpose of a code by SMS. */
export type CodePurpose = NonNullable<SmsCodeRequest['purpose']>;

/** A mobile number as its field stores it. */
interface MobileNumber {
  /** ISO code of the country. */
  country: string;
  /** Digits without a plus, for example "880". */
  dialingCode: string;
  /** The national number, digits only. */
  mobileNum: string;
}

/** The proof of a number in the gateway's payloads, if Firebase sent the code. */
export interface FirebaseProof {
  firebaseChannel: 'sms';
  firebaseIdToken: string;
}

/** The waiting time until another code, which the code field counts down. */
export interface SmsCodeCooldown {
  /**
   * Time when another code may be requested, in milliseconds since 1970 by this device's clock. Undefined if a code may
   * be requested immediately.
   */
  waitUntil: number | undefined;
  /** The maximum number of milliseconds that can remain. If the remaining time is longer, the clock was set back. */
  longestWait: number | undefined;
}

export interface SmsCode {
  /** Requests a code. Resolves with the error, or undefined if the code was sent. */
  request: (number: MobileNumber) => Promise<GatewayError | undefined>;
  isSending: boolean;
  /**
   * Returns the time when another code for a number may be requested. Without digits, it is the time for the number of
   * the last request. So a mistyped number can be corrected immediately, and the countdown continues after a return to
   * the form.
   */
  waitOf: (number: Pick<MobileNumber, 'country' | 'mobileNum'>) => SmsCodeCooldown;
  /**
   * Lets Firebase verify a code. Undefined at merchants whose gateway verifies codes. The function resolves to
   * undefined if the code is wrong, or if no code was sent to that number.
   */
  prove:
    | ((number: Pick<MobileNumber, 'country' | 'mobileNum'>, code: string) => Promise<FirebaseProof | undefined>)
    | undefined;
}

/** Milliseconds until another code from Firebase may be requested. Firebase does not send this value. */
const firebaseWaitMs = 60_000;

const withoutZeros = (mobileNum: string) => mobileNum.replace(/^0+/, '');

function readSent(purpose: CodePurpose): SentCode | undefined {
  const sent = sentCodeItem.read();
  return sent?.purpose === purpose ? sent : undefined;
}

const isSameNumber = (
  sent: SentCode | undefined,
  { country, mobileNum }: Pick<MobileNumber, 'country' | 'mobileNum'>,
): sent is SentCode => sent?.country === country && withoutZeros(mobileNum) === withoutZeros(sent.mobileNum);

/**
 * Requests codes by SMS from the gateway, or from Firebase if the merchant uses it. Stores for this visit when another
 * code can be requested. For a registration, that is after the minutes that the gateway sends. For other purposes, it
 * is when the last code expires, by the gateway's clock. With Firebase, it is after a minute.
 */
export function useSmsCode(purpose: CodePurpose = 'register'): SmsCode {
  const [last, setLast] = useState(() => readSent(purpose));
  const [send, { isLoading }] = useSendSmsCodeMutation();
  const merchant = useMerchant();
  const language = useLanguageTag();
  const botCheck = useBotCheck();
  // For a new password, the gateway always sends the code, also at merchants that use Firebase.
  const isByFirebase = purpose !== 'password' && provesNumbers(merchant);
  // A code can be used only once. If the gateway rejects the form for another reason, the same proof is sent again.
  const proved = useRef<{ sent: string; code: string; proof: FirebaseProof }>(undefined);

  const waitFor = (ms: number, { country, mobileNum }: MobileNumber, handle?: string) => {
    const sent: SentCode = {
      purpose,
      country,
      mobileNum,
      until: Date.now() + ms,
      waitMs: ms,
      ...(handle !== undefined && { sent: handle }),
    };
    sentCodeItem.write(sent);
    setLast(sent);
  };

  const requestByFirebase = async (number: MobileNumber) => {
    try {
      const firebase = await loadFirebase(merchant);
      const handle = await firebase.sendCode(`+${number.dialingCode}${withoutZeros(number.mobileNum)}`, language);
      waitFor(firebaseWaitMs, number, handle);
      return undefined;
    } catch (error) {
      return firebaseError(error);
    }
  };

  const prove: SmsCode['prove'] = async (number, code) => {
    const sent = isSameNumber(last, number) ? last.sent : undefined;
    if (sent === undefined) return undefined;
    if (proved.current?.sent === sent && proved.current.code === code) return proved.current.proof;
    try {
      const firebase = await loadFirebase(merchant);
      const proof = { firebaseChannel: 'sms', firebaseIdToken: await firebase.verifyCode(sent, code) } as const;
      proved.current = { sent, code, proof };
      return proof;
    } catch {
      return undefined;
    }
  };

  return {
    isSending: isLoading,
    prove: isByFirebase ? prove : undefined,
    request: async (number) => {
      if (isByFirebase) return requestByFirebase(number);
      const { mobileNum, dialingCode } = number;
      const bot = await botCheck.check();
      if (bot.problem !== undefined) return bot.problem;
      const { data, error } = await send({ mobileNum, countryDialingCode: dialingCode, purpose, ...bot.fields });
      botCheck.reset();
      const failure = error as GatewayError | undefined;
      if (data !== undefined) waitFor(purpose === 'register' ? data.expiredMinutes * 60_000 : data.validMs, number);
      else if (failure?.retryAfterSeconds !== undefined) waitFor(failure.retryAfterSeconds * 1000, number);
      return failure;
    },
    waitOf: ({ country, mobileNum }) => {
      const isLast = mobileNum === '' || isSameNumber(last, { country, mobileNum });
      return { waitUntil: isLast ? last?.until : undefined, longestWait: isLast ? last?.waitMs : undefined };
    },
  };
}
