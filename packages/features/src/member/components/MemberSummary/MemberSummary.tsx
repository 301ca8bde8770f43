import { paths } from '@livery/foundation/addresses';
import { useGetWalletQuery } from '@livery/api/wallet/getWallet';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { Avatar, Button, CoverButton, Link, Skeleton } from '@livery/ui';
import { ChevronRight } from 'lucide-react';
import { useBalance } from '../../hooks/useBalance.ts';
import { useBalanceCover } from '@livery/foundation/hidden-balance';
import { useMember } from '../../hooks/useMember.ts';
import { BalanceFigure } from '../BalanceFigure/BalanceFigure.tsx';
import styles from './MemberSummary.module.css';

/** The member's name and total balance at the top of a menu. It links to the member centre. */
export function MemberSummary() {
  const { t } = useTexts('menu');
  const { t: home } = useTexts('home');
  const { t: common } = useTexts('common');
  const { isError, isFetching, refetch } = useGetWalletQuery({ language: useLanguage() });
  const balance = useBalance('all');
  const cover = useBalanceCover();
  const { name, vip, picture } = useMember();

  return (
    <div className={styles.summary}>
      <Link href={paths.memberCentre} title={home('openAccount')} className={styles.person}>
        <Avatar size="large" name={name} src={picture} />
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.vip}>{vip}</span>
        </span>
        <ChevronRight aria-hidden className={styles.arrow} />
      </Link>
      <div className={styles.balance}>
        <span className={styles.label}>{t('totalBalance')}</span>
        <span className={styles.figure}>
          {balance !== undefined ? (
            <BalanceFigure size="large" {...balance} />
          ) : isError && !isFetching ? (
            <Button variant="quiet" size="small" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          ) : (
            <Skeleton shape="line" className={styles.awaited} />
          )}
        </span>
        <CoverButton {...cover} className={styles.eye} />
      </div>
    </div>
  );
}
