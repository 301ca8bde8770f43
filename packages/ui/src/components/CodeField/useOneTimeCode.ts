import { type RefObject, useEffect } from 'react';
import { typeInto } from '../../typeInto.ts';

/** Web OTP, as far as it is used here: the platform's types don't have it yet. */
interface OneTimeCode extends Credential {
  code: string;
}

/**
 * Where the browser can (Web OTP), puts the code of the message that comes in the next minutes into a field, as if it were typed:
 * the browser asks the person first, and reads only messages that end in `@host #code` of this page. Elsewhere the keyboard's own
 * offer, by `autocomplete="one-time-code"`, is all there is. Ends when no code is awaited any more, or the field goes away.
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
      // The person refused, or no message came: they type it.
      () => {},
    );
    return () => leaving.abort();
  }, [input, isAwaited]);
}
