import type { Merchant } from '@livery/merchant';

/** Sources that Firebase's client loads, by directive of the policy. */
interface SignInSources {
  scripts: string[];
  frames: string[];
  calls: string[];
  /** Names of Trusted Types policies. */
  trustedTypes: string[];
}

const none: SignInSources = { scripts: [], frames: [], calls: [], trustedTypes: [] };

/**
 * Sources that a merchant's pages load from and call to sign players in with Firebase. Empty for a merchant without a
 * Firebase project, or if its switches use none of it. Scripts of other hosts are allowed by the single Trusted Types
 * policy `default`. The app creates it at sign-in, and it accepts only these addresses (`trustScripts.ts` of the
 * feature `auth`).
 */
export function signInSources({ gateway: { firebase }, switches }: Merchant): SignInSources {
  const { FACEBOOKLOGIN3, GOOGLELOGIN3, MOBILEVERCODELOGIN3, REGMOBVERF3 } = switches;
  const isSocial = FACEBOOKLOGIN3 || GOOGLELOGIN3;
  const isByPhone = firebase?.phone === true && (MOBILEVERCODELOGIN3 || REGMOBVERF3);
  if (firebase === undefined || !(isSocial || isByPhone)) return none;
  const { emulator, authDomain } = firebase;
  // The emulator uses paths of the page's own host, and the policy already has `'self'`.
  if (emulator === '/') return none;
  // Google's frame library creates the policy `gapi#gapi`, its invisible verifier `goog#html`.
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
