import type { MerchantParts } from '../merchant.ts';
import { switchMeaning, type SwitchName } from '../schema/switches.schema.ts';
import type { MerchantProblem } from './problem.ts';

/** Checks that switches and other settings do not contradict each other. Missing parts are not checked. */
export function checkSwitches(merchant: MerchantParts): MerchantProblem[] {
  return [
    ...mobileWithoutLogin(merchant),
    ...mobileWithoutRegistration(merchant),
    ...socialWithoutFirebase(merchant),
    ...noWayIn(merchant),
  ];
}

function mobileWithoutLogin({ code, switches }: MerchantParts): MerchantProblem[] {
  if (switches === undefined) return [];
  const { MOBILENUMREG3, MOBILENUMPASSREG3, MOBILEVERCODELOGIN3 } = switches;
  if (!MOBILENUMREG3 || MOBILENUMPASSREG3 || MOBILEVERCODELOGIN3) return [];
  return [
    {
      file: `${code}/switches.json`,
      key: 'MOBILENUMREG3',
      message: 'players who register by mobile number cannot log in',
      allowed: 'true together with MOBILENUMPASSREG3 (a password) or MOBILEVERCODELOGIN3 (a code by SMS)',
    },
  ];
}

/** Switches for the registration by mobile number. */
const ofMobile = ['REGMOBVERF3', 'MOBILENUMPASSREG3'] as const satisfies SwitchName[];

function mobileWithoutRegistration({ code, switches }: MerchantParts): MerchantProblem[] {
  if (switches === undefined || switches.MOBILENUMREG3) return [];
  return ofMobile
    .filter((name) => switches[name])
    .map((name) => ({
      file: `${code}/switches.json`,
      key: name,
      message: `${switchMeaning[name]}, but no player can register by mobile number`,
      allowed: 'true together with MOBILENUMREG3',
    }));
}

const social = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'] as const satisfies SwitchName[];

function socialWithoutFirebase({ code, switches, gateway }: MerchantParts): MerchantProblem[] {
  if (switches === undefined || gateway === undefined || gateway.firebase !== undefined) return [];
  return social
    .filter((name) => switches[name])
    .map((name) => ({
      file: `${code}/switches.json`,
      key: name,
      message: 'no identity provider is configured for this login',
      allowed: 'true together with "firebase" in gateway.json',
    }));
}

/** Switches for the ways to get an account. */
const signInPaths = ['USERNAMEREG3', 'MOBILENUMREG3', ...social] as const satisfies SwitchName[];

function noWayIn({ code, switches }: MerchantParts): MerchantProblem[] {
  if (switches === undefined || signInPaths.some((name) => switches[name])) return [];
  return [
    {
      file: `${code}/switches.json`,
      key: 'USERNAMEREG3',
      message: 'no player can open an account',
      allowed: `true for one of ${signInPaths.join(', ')}`,
    },
  ];
}
