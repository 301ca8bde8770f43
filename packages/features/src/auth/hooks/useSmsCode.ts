import type { GatewayError } from '@livery/api/client';
import { useSendSmsCodeMutation } from '@livery/api/auth/smsCode';
import { type SentCode, sentCodeItem } from '@livery/device/storage';
import { useState } from 'react';

/** A mobile number as its field holds it. */
interface MobileNumber {
  /** ISO code of its country. */
  country: string;
  /** Digits without a plus, such as "880". */
  dialingCode: string;
  /** The national number, in digits. */
  mobileNum: string;
}

interface SmsCode {
  /** Requests a code to register with. Resolves with what went wrong; undefined where the code is on its way. */
  request: (number: MobileNumber) => Promise<GatewayError | undefined>;
  isSending: boolean;
  /**
   * When another code for a number may be requested, in milliseconds since 1970 by this device's clock; undefined where
   * nothing has to be waited for. Without digits it is the wait for the number of the last request: after it a number
   * that was mistyped can be corrected at once, and whoever comes back finds the countdown going on.
   */
  waitOf: (number: Pick<MobileNumber, 'country' | 'mobileNum'>) => number | undefined;
}

const withoutZeros = (mobileNum: string) => mobileNum.replace(/^0+/, '');

/** Requests codes by SMS and remembers, for the visit, until when the next has to wait: while the last one is valid. */
export function useSmsCode(): SmsCode {
  const [last, setLast] = useState(() => sentCodeItem.read());
  const [send, { isLoading }] = useSendSmsCodeMutation();

  const waitFor = (seconds: number, { country, mobileNum }: MobileNumber) => {
    const sent: SentCode = { country, mobileNum, until: Date.now() + seconds * 1000 };
    sentCodeItem.write(sent);
    setLast(sent);
  };

  return {
    isSending: isLoading,
    request: async (number) => {
      const { mobileNum, dialingCode } = number;
      const { data, error } = await send({ mobileNum, countryDialingCode: dialingCode, purpose: 'register' });
      const failure = error as GatewayError | undefined;
      const seconds = data === undefined ? failure?.retryAfterSeconds : data.expiredMinutes * 60;
      if (seconds !== undefined) waitFor(seconds, number);
      return failure;
    },
    waitOf: ({ country, mobileNum }) => {
      const isLast =
        mobileNum === '' || (country === last?.country && withoutZeros(mobileNum) === withoutZeros(last.mobileNum));
      return isLast ? last?.until : undefined;
    },
  };
}
