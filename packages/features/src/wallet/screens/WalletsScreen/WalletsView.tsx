import type { GatewayError } from '@livery/api/client';
import { paths } from '@livery/foundation/addresses';
import { LoadFailed } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import {
  Balance,
  Button,
  Card,
  type CoverButtonProps,
  FormError,
  HiddenMoney,
  IconButton,
  List,
  ListRow,
  Money,
  RowSkeleton,
  ScreenBody,
  ScreenPart,
} from '@livery/ui';
import { RotateCw, Wallet as WalletIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasProviderBalance, type OneWallet, type Wallets } from '../../model/walletsOf.ts';
import styles from './WalletsView.module.css';

export interface WalletsViewProps {
  /** The wallets. Undefined until they have loaded. */
  wallets: Wallets | undefined;
  /** The error, if there are no wallets to show. */
  loadFailure: GatewayError | undefined;
  onRetry: () => void;
  isRefreshing: boolean;
  /** Formats an amount (decimal text) in the merchant's style. */
  format: (amount: string) => string;
  cover: CoverButtonProps;
  /** Returns all money to the main wallet. */
  collect: {
    isBusy: boolean;
    /** Whether the outcome is being requested from the gateway. */
    isLooking: boolean;
    /** The error of the last attempt, as a sentence. */
    failure: string | undefined;
    onCollect: () => void;
  };
  /** Shows the progress of stakes that a bonus requires. */
  turnover: ReactNode;
  /** Opens the form that moves money, with the provider whose wallet was pressed. */
  onMove: (provider?: string) => void;
}

/** The wallets. The frame shows the title and the back button above them. */
export function WalletsView(props: WalletsViewProps) {
  const { wallets, loadFailure, onRetry, isRefreshing, format, cover, collect, turnover, onMove } = props;
  const { t } = useTexts('wallet');
  const { t: common } = useTexts('common');
  const { t: money } = useTexts('money');
  const { t: shell } = useTexts('shell');
  const isOut = wallets !== undefined && hasProviderBalance(wallets);

  if (loadFailure) return <LoadFailed error={loadFailure} onRetry={onRetry} />;

  const amountOf = ({ balance }: OneWallet) =>
    cover.isCovered ? <HiddenMoney label={cover.coveredText} /> : <Money>{format(balance)}</Money>;
  return (
    <ScreenBody>
      <Card as="section" holds="balance" aria-label={t('total')} className={styles.head}>
        <div className={styles.total}>
          <Balance
            label={t('total')}
            amount={wallets?.total}
            format={format}
            changeText={(change, amount) => t(change, { amount })}
            cover={cover}
          />
          <IconButton label={t('refresh')} aria-busy={isRefreshing} disabled={isRefreshing} onClick={onRetry}>
            <RotateCw aria-hidden />
          </IconButton>
        </div>
        <div className={styles.ways}>
          <Button variant="primary" disabled={wallets === undefined} onClick={() => onMove()}>
            {t('move')}
          </Button>
          {isOut && (
            <Button isBusy={collect.isBusy} onClick={collect.onCollect}>
              {t('collect')}
            </Button>
          )}
        </div>
        <p role="status" className={styles.looking}>
          {collect.isLooking && money('looking')}
        </p>
        {collect.failure !== undefined && <FormError>{collect.failure}</FormError>}
      </Card>
      {turnover}
      {wallets === undefined ? (
        <output aria-label={common('loading')}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </output>
      ) : (
        <>
          <List>
            <ListRow
              icon={<WalletIcon aria-hidden />}
              title={wallets.main.name}
              hint={t('mainHint')}
              end={amountOf(wallets.main)}
            />
          </List>
          <ScreenPart title={t('providers')} look="quiet">
            {wallets.providers.length === 0 ? (
              <p className={styles.nothing}>{t('nothingOut')}</p>
            ) : (
              <List>
                {wallets.providers.map((wallet) => (
                  <ListRow
                    key={wallet.code}
                    title={<bdi>{wallet.name}</bdi>}
                    end={amountOf(wallet)}
                    leadsOn
                    onClick={() => onMove(wallet.code)}
                  />
                ))}
              </List>
            )}
          </ScreenPart>
        </>
      )}
      <List>
        <ListRow title={shell('transactions')} href={paths.transactions} />
      </List>
    </ScreenBody>
  );
}
