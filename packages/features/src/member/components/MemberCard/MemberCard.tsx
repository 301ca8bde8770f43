import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Avatar, CoverButton, Link, Skeleton } from '@livery/ui';
import { ChevronRight } from 'lucide-react';
import { useBalance } from '../../hooks/useBalance.ts';
import { useBalanceCover } from '@livery/foundation/hidden-balance';
import { useMember } from '../../hooks/useMember.ts';
import { BalanceFigure } from '../BalanceFigure/BalanceFigure.tsx';
import styles from './MemberCard.module.css';

/**
 * The member's name and balance in large text, in the tall header of home. The card links to the member centre. The eye
 * button next to the balance hides it.
 */
export function MemberCard() {
  const { t } = useTexts('home');
  const { name, vip, picture } = useMember();
  const balance = useBalance('whole');
  const cover = useBalanceCover();
  return (
    <div className={styles.card}>
      <div className={styles.parts}>
        <Avatar src={picture} />
        <Link href={paths.memberCentre} title={t('openAccount')} className={styles.who}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.vip}>{vip}</span>
        </Link>
        <div className={styles.balance} title={t('balance')}>
          <span className={styles.figure}>
            {balance ? (
              <BalanceFigure size="large" {...balance} />
            ) : (
              <Skeleton shape="line" className={styles.awaited} />
            )}
          </span>
          <CoverButton {...cover} className={styles.eye} />
        </div>
        <ChevronRight aria-hidden className={styles.on} />
      </div>
    </div>
  );
}
