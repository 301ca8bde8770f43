import { type RefObject, useEffect } from 'react';
import { typeInto } from '../../typeInto.ts';

/** The properties of Web OTP that are used here. The types of the platform do not contain them. */
interface OneTimeCode extends Credential {
  code: string;
}

/**
 * If the browser supports Web OTP, fills the code of the next message into a field as if the player had typed it. The
 * browser asks the player first, and reads only messages that end in `@host #code` of this page. Other browsers offer
 * the code on the keyboard because of `autocomplete="one-time-code"`. Ends when no code is expected any more, or when
 * the field is unmounted.
 */
export function useOneTimeCode(input: RefObject<HTMLInputElement | null>, isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in window)) return undefined;
    const leaving = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (found) => {
        const field = input.current;
        if (field === null || found === null || leaving.signal.aborted) return;
        typeInto(field, (found as OneTimeCode).code);
      },
      // The player refused, or no message arrived: the player types the code.
      () => {},
    );
    return () => leaving.abort();
  }, [input, isAwaited]);
}
