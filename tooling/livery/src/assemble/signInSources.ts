import type { Merchant } from '@livery/merchant';

/** What Firebase's client loads, by directive of the policy. */
interface SignInSources {
  scripts: string[];
  frames: string[];
  calls: string[];
  /** Names of Trusted Types policies. */
  trustedTypes: string[];
}

const none: SignInSources = { scripts: [], frames: [], calls: [], trustedTypes: [] };

/**
 * Where a merchant's pages load from and call to sign people in by Firebase; nothing for a merchant without a project, or
 * whose switches want none of it. Scripts of others are let in by the one Trusted Types policy `default`, which the
 * app makes as it signs in and which takes no other address than these (`trustScripts.ts` of the feature `auth`).
 */
export function signInSources({ gateway: { firebase }, switches }: Merchant): SignInSources {
  const { FACEBOOKLOGIN3, GOOGLELOGIN3, MOBILEVERCODELOGIN3, REGMOBVERF3 } = switches;
  const isSocial = FACEBOOKLOGIN3 || GOOGLELOGIN3;
  const isByPhone = firebase?.phone === true && (MOBILEVERCODELOGIN3 || REGMOBVERF3);
  if (firebase === undefined || !(isSocial || isByPhone)) return none;
  const { emulator, authDomain } = firebase;
  // The host's own paths: `'self'` is in the policy already.
  if (emulator === '/') return none;
  // Google's frame library makes `gapi#gapi`, its invisible verifier `goog#html`.
  const social = { scripts: ['https://apis.google.com'], trustedTypes: ['gapi#gapi'] };
  if (emulator !== undefined) {
    return isSocial
      ? { ...social, frames: [emulator], calls: [emulator], trustedTypes: ['default', ...social.trustedTypes] }
      : { ...none, calls: [emulator] };
  }
  const verifier = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
  return {
    scripts: [...(isSocial ? social.scripts : []), ...(isByPhone ? verifier : [])],
    frames: [
      ...(isSocial ? [`https://${authDomain}`] : []),
      ...(isByPhone ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : []),
    ],
    calls: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...(isByPhone ? ['https://www.google.com/recaptcha/'] : []),
    ],
    trustedTypes: ['default', ...(isSocial ? social.trustedTypes : []), ...(isByPhone ? ['goog#html'] : [])],
  };
}
