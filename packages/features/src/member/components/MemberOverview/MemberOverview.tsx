import { useGetWalletQuery } from '@livery/api/wallet/getWallet';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { paths } from '@livery/foundation/addresses';
import { LicenceLine } from '@livery/foundation/licence';
import { Avatar, Balance, Button, Card, Link } from '@livery/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBalance } from '../../hooks/useBalance.ts';
import { useBalanceCover } from '@livery/foundation/hidden-balance';
import { useMember } from '../../hooks/useMember.ts';
import styles from './MemberOverview.module.css';

interface MemberOverviewProps {
  /** Buttons below the balance, for example deposit and withdraw. */
  children?: ReactNode;
}

/** The member's name with a link to the profile, the balance and the licence. The eye button next to the balance hides it. */
export function MemberOverview({ children }: MemberOverviewProps) {
  const { t } = useTexts('member');
  const { t: common } = useTexts('common');
  const { isError, isFetching, refetch } = useGetWalletQuery({ language: useLanguage() });
  const balance = useBalance('all');
  const cover = useBalanceCover();
  const { name, vip, account, picture } = useMember();
  const hasFailed = balance === undefined && isError && !isFetching;

  return (
    <Card as="section" holds="balance" className={styles.overview} aria-label={t('account')}>
      <Link href={paths.profile} title={t('openProfile')} className={styles.person}>
        <Avatar size="large" name={name} src={picture} />
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.standing}>
            <span className={styles.vip}>{vip}</span>
            {account !== undefined && <bdi className={styles.account}>{account}</bdi>}
          </span>
        </span>
        <ChevronRight aria-hidden className={styles.arrow} />
      </Link>
      {hasFailed ? (
        <div role="alert" className={styles.failure}>
          <p>{t('walletFailed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </div>
      ) : (
        <Balance
          label={t('totalBalance')}
          amount={balance?.amount}
          format={balance?.format ?? String}
          changeText={(change, amount) => t(change === 'up' ? 'balanceUp' : 'balanceDown', { amount })}
          cover={cover}
        />
      )}
      {children && <div className={styles.ways}>{children}</div>}
      <LicenceLine />
    </Card>
  );
}
