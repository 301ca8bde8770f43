import { memberPicture, useGetMemberInfoQuery } from '@livery/api/member/getMemberInfo';
import { selectSession } from '@livery/api/session';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useSelector } from 'react-redux';

interface ShownMember {
  /** The nickname, or lacking one the account, masked where it is a mobile number. Until the gateway answers, the name that was logged in with. */
  name: string;
  /** The account, where the name is another. */
  account: string | undefined;
  /** The VIP label's name, or 0. */
  vip: string;
  /** Address of the picture they chose; undefined where there is none, or not yet. */
  picture: string | undefined;
}

/** Who is signed in, as every place shows it. */
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
