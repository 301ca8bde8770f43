import {
  useCheckAffiliateCodeQuery,
  useGetAffiliateQuery,
  useLazyCheckAffiliateCodeQuery,
} from '@livery/api/auth/affiliate';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { readAffiliateCode, rememberAffiliateLink } from '../model/affiliateLink.ts';

/** The invitation with which the player registers. */
export interface Invitation {
  /**
   * The code of the link that the player followed. Undefined without a link. While the gateway cannot be reached, it is
   * unknown whether the code is valid.
   */
  linked: { code: string; state: 'checking' | 'valid' | 'refused' } | undefined;
  /** Whether the link or the host contains a valid code, so that the player does not need to type one. */
  isKnown: boolean;
  /**
   * Resolves to the code to use if the player types no code. That is the code of the link, after a check. Without a
   * link, it is the code of the host, or an empty string. Resolves to undefined if this check is the first to reject
   * the code of the link.
   */
  settle: () => Promise<string | undefined>;
  /** Records that a registration was rejected because of a code. Returns whether it was the code of the link. */
  refuse: (code: string) => boolean;
  /**
   * Whether a typed code belongs to an affiliate. True if the gateway does not reply, because the registration checks
   * the code again.
   */
  mayBeValid: (code: string) => Promise<boolean>;
}

/**
 * Returns the invitation from the link that the player followed. Without a link, it comes from the host of the page.
 */
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
      // Without a reply the code may be valid. Then the registration decides.
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
