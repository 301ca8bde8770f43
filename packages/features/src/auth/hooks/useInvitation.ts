import {
  useCheckAffiliateCodeQuery,
  useGetAffiliateQuery,
  useLazyCheckAffiliateCodeQuery,
} from '@livery/api/auth/affiliate';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { readAffiliateCode, rememberAffiliateLink } from '../model/affiliateLink.ts';

/** The person who invited the player to register. */
export interface Invitation {
  /**
   * The code of the link that the player followed. Undefined without a link. While the gateway cannot be reached, the
   * code may be valid or not.
   */
  linked: { code: string; state: 'checking' | 'valid' | 'refused' } | undefined;
  /** Whether a valid code is known from the link or the host, so that the player need not type one. */
  isKnown: boolean;
  /**
   * Resolves to the code to use if the player types no code: the code of the link, which is checked first, otherwise
   * the code of the host, or an empty string. Undefined if this check is the first to reject the code of the link.
   */
  settle: () => Promise<string | undefined>;
  /** Records that a registration was rejected because of a code. Returns whether it was the code of the link. */
  refuse: (code: string) => boolean;
  /**
   * Whether a typed code belongs to an affiliate. Without a reply from the gateway it is true: the registration
   * decides.
   */
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
