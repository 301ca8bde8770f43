import { useGetMemberInfoQuery } from '@livery/api/member/getMemberInfo';
import { selectSession } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { useSelector } from 'react-redux';

/** Who is signed in: the nickname, or lacking one the account, and the VIP label's name or 0. Until the gateway answers, the name that was logged in with. */
export function useMemberName(): { name: string; vip: string } {
  const { t } = useTexts('home');
  const session = useSelector(selectSession);
  const { data: member } = useGetMemberInfoQuery();
  return {
    name: member?.nickname || member?.account || session?.userName || '',
    vip: t('vip', { label: member?.vipLabel || '0' }),
  };
}
