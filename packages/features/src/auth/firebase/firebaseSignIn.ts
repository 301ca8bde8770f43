import type { PublicMerchant } from '@livery/merchant';

/** Providers whose accounts Firebase supports. */
const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The reason why Firebase gave no proof. */
export type FirebaseProblem = 'codeWrong' | 'numberWrong' | 'tooMany' | 'cancelled' | 'windowBlocked' | 'unreachable';

export class FirebaseFailure extends Error {
  readonly problem: FirebaseProblem;
  constructor(problem: FirebaseProblem, options?: ErrorOptions) {
    super(`Firebase: ${problem}`, options);
    this.problem = problem;
  }
}

/**
 * The parts of Firebase that the product uses: it returns id tokens as proofs, which the gateway verifies. Firebase
 * stores no session. Each function rejects with a `FirebaseFailure`. Texts for the player are in `language`, a BCP 47
 * tag.
 */
export interface FirebaseSignIn {
  /** Sends a code by SMS. Resolves to a handle, with which the code is verified. @param mobile `+` and digits. */
  sendCode: (mobile: string, language: string) => Promise<string>;
  /** Resolves to the id token of the player who owns the number that received the code. */
  verifyCode: (sent: string, code: string) => Promise<string>;
  /**
   * Lets the player choose an account in a separate window, and resolves to their id token. Call it in a click handler.
   */
  chooseAccount: (provider: SocialProvider, language: string) => Promise<string>;
  /**
   * Lets the player choose an account as `chooseAccount` does, but Firebase's page replaces this page. After the
   * return, `resume` has the outcome.
   */
  leaveForAccount: (provider: SocialProvider, language: string) => Promise<void>;
  /** The id token after a return from `leaveForAccount`. Undefined if there was no such return. */
  resume: () => Promise<string | undefined>;
}

export type FirebaseProject = NonNullable<PublicMerchant['gateway']['firebase']>;

/** Returns the account providers that a merchant offers. Empty if the merchant has no Firebase project. */
export function socialProvidersOf({
  switches,
  gateway,
}: Pick<PublicMerchant, 'switches' | 'gateway'>): SocialProvider[] {
  if (gateway.firebase === undefined) return [];
  const isOn = { google: switches.GOOGLELOGIN3, facebook: switches.FACEBOOKLOGIN3 };
  return socialProviders.filter((provider) => isOn[provider]);
}

/**
 * Whether Firebase verifies the mobile numbers of a merchant's players. Otherwise codes from the gateway verify them.
 */
export const provesNumbers = ({ gateway }: Pick<PublicMerchant, 'gateway'>): boolean =>
  gateway.firebase?.phone === true;
