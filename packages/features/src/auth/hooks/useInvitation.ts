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
  /** The code of the link that brought them, while it is checked and once it is valid; undefined otherwise. */
  linked: { code: string; isChecking: boolean } | undefined;
  /** Whether a valid code is known, by the link or by the host, so that none has to be typed. */
  isKnown: boolean;
  /** Gives the code that is known to be valid, once the link's has been checked; empty where there is none. */
  settle: () => Promise<string>;
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
  const isLinkedValid = check.data?.success === true;
  const isChecking = linked !== undefined && check.data === undefined && !check.isError;
  const host = useGetAffiliateQuery(undefined, { skip: isChecking || isLinkedValid });
  const [ask] = useLazyCheckAffiliateCodeQuery();
  const isValid = async (code: string) => (await ask(code, true)).data?.success;
  const hostCode = host.data?.affiliateCode ?? '';

  return {
    linked: linked !== undefined && (isChecking || isLinkedValid) ? { code: linked, isChecking } : undefined,
    isKnown: isChecking || isLinkedValid || hostCode !== '',
    settle: async () => (linked !== undefined && (await isValid(linked)) === true ? linked : hostCode),
    mayBeValid: async (code) => (await isValid(code)) !== false,
  };
}
