import type { PublicMerchant } from '@livery/merchant';

/** Whose accounts Firebase signs people in with. */
const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Why a proof by Firebase was not had. */
export type FirebaseProblem = 'codeWrong' | 'numberWrong' | 'tooMany' | 'cancelled' | 'windowBlocked' | 'unreachable';

export class FirebaseFailure extends Error {
  readonly problem: FirebaseProblem;
  constructor(problem: FirebaseProblem, options?: ErrorOptions) {
    super(`Firebase: ${problem}`, options);
    this.problem = problem;
  }
}

/**
 * What the product asks of Firebase: proofs, as id tokens, that the gateway verifies. Nobody stays signed in there. Everything
 * rejects with a `FirebaseFailure`. Texts that people see are in `language`, a BCP 47 tag.
 */
export interface FirebaseSignIn {
  /** Sends a code by SMS. Resolves to what the code goes back with. @param mobile `+` and digits. */
  sendCode: (mobile: string, language: string) => Promise<string>;
  /** Resolves to the id token of whoever has the number that the code went to. */
  verifyCode: (sent: string, code: string) => Promise<string>;
  /** Lets a person choose an account, in a window of its own, and resolves to their id token. To be called at a press. */
  chooseAccount: (provider: SocialProvider, language: string) => Promise<string>;
  /** The same in place of this page: it goes away, and `resume` has the outcome when it is back. */
  leaveForAccount: (provider: SocialProvider, language: string) => Promise<void>;
  /** The id token of whoever comes back from `leaveForAccount`; undefined where nobody does. */
  resume: () => Promise<string | undefined>;
}

export type FirebaseProject = NonNullable<PublicMerchant['gateway']['firebase']>;

/** The accounts that a merchant lets people sign in with; none without a project. */
export function socialProvidersOf({
  switches,
  gateway,
}: Pick<PublicMerchant, 'switches' | 'gateway'>): SocialProvider[] {
  if (gateway.firebase === undefined) return [];
  const isOn = { google: switches.GOOGLELOGIN3, facebook: switches.FACEBOOKLOGIN3 };
  return socialProviders.filter((provider) => isOn[provider]);
}

/** Whether Firebase proves a merchant's mobile numbers, in place of codes by the gateway. */
export const provesNumbers = ({ gateway }: Pick<PublicMerchant, 'gateway'>): boolean =>
  gateway.firebase?.phone === true;
