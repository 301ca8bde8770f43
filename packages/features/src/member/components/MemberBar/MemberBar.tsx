import { useGetMemberInfoQuery } from '@livery/api/member';
import { selectSession } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { Link, MemberChip } from '@livery/ui';
import { useSelector } from 'react-redux';
import { useBalance } from '../../hooks/useBalance.ts';

/** Who is logged in and what they have, on home. Leads to the member centre. */
export function MemberBar() {
  const { t } = useTexts('home');
  const session = useSelector(selectSession);
  const { data: member } = useGetMemberInfoQuery();
  const balance = useBalance('whole');
  const name = member?.nickname || member?.account || session?.userName || '';

  return (
    <Link href="/m/member/home" title={t('openAccount')}>
      <MemberChip balanceLabel={t('balance')} balance={balance} name={name} vip={t('vip', { label: member?.vipLabel ?? '0' })} />
    </Link>
  );
}
