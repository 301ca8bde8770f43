import { memberPicture, useGetMemberInfoQuery } from '@livery/api/member/getMemberInfo';
import { selectSession } from '@livery/api/session';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useSelector } from 'react-redux';

interface ShownMember {
  /**
   * The nickname, or the account if there is no nickname. A mobile number is masked. Until the gateway replies, the
   * name from the login.
   */
  name: string;
  /** The account, if the name is different. */
  account: string | undefined;
  /** The name of the VIP label. "0" if there is none. */
  vip: string;
  /** Address of the chosen picture; undefined if there is none or it has not loaded yet. */
  picture: string | undefined;
}

/** Returns the data of the signed-in member, in the form that all components show. */
export function useMember(): ShownMember {
  const { t } = useTexts('home');
  const { numerals, account } = useFormats();
  const merchant = useMerchant();
  const session = useSelector(selectSession);
  const { data: member } = useGetMemberInfoQuery();
  return {
    name: member?.nickname || account(member?.account || session?.userName || ''),
    account: member?.nickname ? account(member.account) : undefined,
    vip: t('vip', { label: numerals(member?.vipLabel || '0') }),
    picture: member && memberPicture(member, merchant),
  };
}
