import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Link, MemberChip } from '@livery/ui';
import { useBalance } from '../../hooks/useBalance.ts';
import { useMember } from '../../hooks/useMember.ts';
import { BalanceFigure } from '../BalanceFigure/BalanceFigure.tsx';

/** The member's name and balance on home. It links to the member centre. */
export function MemberBar() {
  const { t } = useTexts('home');
  const { name, vip, picture } = useMember();
  const balance = useBalance('whole');
  return (
    <Link href={paths.memberCentre} title={t('openAccount')}>
      <MemberChip
        balanceLabel={t('balance')}
        balance={balance && <BalanceFigure size="small" {...balance} />}
        name={name}
        vip={vip}
        picture={picture}
      />
    </Link>
  );
}
