import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Avatar, Link, Money, Skeleton } from '@livery/ui';
import { ChevronRight } from 'lucide-react';
import { useBalance } from '../../hooks/useBalance.ts';
import { useMember } from '../../hooks/useMember.ts';
import styles from './MemberCard.module.css';

/** Who is logged in and what they have, large, in the tall header of home. Leads to the member centre. */
export function MemberCard() {
  const { t } = useTexts('home');
  const { name, vip, picture } = useMember();
  const balance = useBalance('whole');
  return (
    <Link href={paths.memberCentre} title={t('openAccount')} className={styles.card}>
      <Avatar src={picture} />
      <span className={styles.words}>
        <span className={styles.who}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.vip}>{vip}</span>
        </span>
        <span className={styles.balance} title={t('balance')}>
          {balance === undefined ? (
            <Skeleton shape="line" className={styles.awaited} />
          ) : (
            <Money size="large">{balance}</Money>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden className={styles.on} />
    </Link>
  );
}
