import {
  useCheckAffiliateCodeQuery,
  useGetAffiliateQuery,
  useLazyCheckAffiliateCodeQuery,
} from '@livery/api/auth/affiliate';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { readAffiliateCode, rememberAffiliateLink } from '../model/affiliateLink.ts';

/** Who invited the person that registers. */
export interface Invitation {
  /**
   * The code of the link that brought them. Undefined without a link, and while the gateway can not be reached: then the
   * code may be valid or not.
   */
  linked: { code: string; state: 'checking' | 'valid' | 'refused' } | undefined;
  /** Whether a valid code is known, by the link or by the host, so that none has to be typed. */
  isKnown: boolean;
  /**
   * Gives the code to register with if the person types none: that of the link, which is checked first, or else that of the
   * host, or an empty string. Undefined if this check is the first to refuse the code of the link.
   */
  settle: () => Promise<string | undefined>;
  /** Notes that a registration was refused because of a code. Returns whether it was the code of the link. */
  refuse: (code: string) => boolean;
  /** Whether a typed code is an affiliate's. Where the gateway doesn't say it may be: registration has the last word. */
  mayBeValid: (code: string) => Promise<boolean>;
}

/** The invitation by the link that brought this person, or else by the host that they came to. */
export function useInvitation(): Invitation {
  const { code: merchant } = useMerchant();
  const [linked] = useState(() => {
    rememberAffiliateLink(merchant);
    return readAffiliateCode(merchant);
  });
  const check = useCheckAffiliateCodeQuery(linked ?? '', { skip: linked === undefined });
  const [isRefusedLater, setRefusedLater] = useState(false);
  const isRefused = isRefusedLater || check.data?.success === false;
  const isLinkedValid = !isRefused && check.data?.success === true;
  const isChecking = linked !== undefined && !isRefused && check.data === undefined && !check.isError;
  const host = useGetAffiliateQuery(undefined, { skip: isChecking || isLinkedValid });
  const [ask] = useLazyCheckAffiliateCodeQuery();
  const isValid = async (code: string) => (await ask(code, true)).data?.success;
  const hostCode = host.data?.affiliateCode ?? '';

  const state = isRefused ? 'refused' : isLinkedValid ? 'valid' : isChecking ? 'checking' : undefined;

  return {
    linked: linked !== undefined && state !== undefined ? { code: linked, state } : undefined,
    isKnown: isChecking || isLinkedValid || hostCode !== '',
    settle: async () => {
      if (linked === undefined || isRefused) return hostCode;
      // Without a reply the code may be valid: the registration decides.
      return (await isValid(linked)) === false ? undefined : linked;
    },
    refuse: (code) => {
      const isLinked = code === linked;
      if (isLinked) setRefusedLater(true);
      return isLinked;
    },
    mayBeValid: async (code) => (await isValid(code)) !== false,
  };
}
