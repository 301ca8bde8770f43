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

/** What a code by SMS is for. */
export type CodePurpose = NonNullable<SmsCodeRequest['purpose']>;

/** A mobile number as its field holds it. */
interface MobileNumber {
  /** ISO code of its country. */
  country: string;
  /** Digits without a plus, such as "880". */
  dialingCode: string;
  /** The national number, in digits. */
  mobileNum: string;
}

/** What proves a number in the gateway's payloads where Firebase sent the code. */
export interface FirebaseProof {
  firebaseChannel: 'sms';
  firebaseIdToken: string;
}

/** How long another code has to be waited for: what the field of the code counts down. */
export interface CodeWait {
  /** Milliseconds since 1970 by this device's clock; undefined where one may be requested at once. */
  waitUntil: number | undefined;
  /** The most milliseconds that can be left until then: where the clock says more, it was put back meanwhile. */
  longestWait: number | undefined;
}

export interface SmsCode {
  /** Requests a code. Resolves with what went wrong; undefined where the code is on its way. */
  request: (number: MobileNumber) => Promise<GatewayError | undefined>;
  isSending: boolean;
  /**
   * When another code for a number may be requested. Without digits it is the wait for the number of the last request:
   * after it a number that was mistyped can be corrected at once, and whoever comes back finds the countdown going on.
   */
  waitOf: (number: Pick<MobileNumber, 'country' | 'mobileNum'>) => CodeWait;
  /**
   * Has Firebase verify a code; undefined at merchants whose gateway does that by itself. Resolves to undefined where it is
   * not the code, or none was sent to that number.
   */
  prove:
    | ((number: Pick<MobileNumber, 'country' | 'mobileNum'>, code: string) => Promise<FirebaseProof | undefined>)
    | undefined;
}

/** Milliseconds until another code by Firebase, which says nothing of them. */
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
 * Requests codes by SMS, of the gateway or of Firebase as the merchant has it, and remembers, for the visit, until when
 * the next has to wait: while the last one is valid. To register these are the minutes that the gateway says, else the
 * time until the code expires by the gateway's clock.
 */
export function useSmsCode(purpose: CodePurpose = 'register'): SmsCode {
  const [last, setLast] = useState(() => readSent(purpose));
  const [send, { isLoading }] = useSendSmsCodeMutation();
  const merchant = useMerchant();
  const language = useLanguageTag();
  const botCheck = useBotCheck();
  // A new password is the gateway's own matter.
  const isByFirebase = purpose !== 'password' && provesNumbers(merchant);
  // A code serves once: where the gateway wants something more of the form, the proof goes along again.
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
