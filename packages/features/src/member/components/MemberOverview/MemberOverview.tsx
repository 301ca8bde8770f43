import { useGetWalletQuery } from '@livery/api/wallet/getWallet';
import { useTexts } from '@livery/i18n/react';
import { Avatar, Button, ErrorState, Money, Skeleton } from '@livery/ui';
import { useBalance } from '../../hooks/useBalance.ts';
import { useMember } from '../../hooks/useMember.ts';
import styles from './MemberOverview.module.css';

/** Who you are here and what you have. */
export function MemberOverview() {
  const { t } = useTexts('member');
  const { t: common } = useTexts('common');
  const { isError, isFetching, refetch } = useGetWalletQuery();
  const balance = useBalance('all');
  const { name, vip, picture } = useMember();

  return (
    <section className={styles.overview} aria-label={t('account')}>
      <div className={styles.person}>
        <Avatar size="large" name={name} src={picture} />
        <div>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.vip}>{vip}</p>
        </div>
      </div>
      <div className={styles.balance}>
        <p className={styles.balanceLabel}>{t('totalBalance')}</p>
        {balance !== undefined ? (
          <Money size="hero">{balance}</Money>
        ) : isError && !isFetching ? (
          <ErrorState
            title={t('walletFailed')}
            action={<Button onClick={() => void refetch()}>{common('retry')}</Button>}
          />
        ) : (
          <Skeleton shape="line" />
        )}
      </div>
    </section>
  );
}
