import type { Cashback } from '@livery/api/promotions/getCashback';
import { useFormats } from '@livery/foundation/formats';
import { NotUpToDate } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow, Money, ScreenBody, ScreenPart } from '@livery/ui';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ClaimFailure } from '../../components/ClaimFailure/ClaimFailure.tsx';
import { CashbackLines } from './CashbackLines.tsx';
import { CashbackTotal, type CashbackTotalProps } from './CashbackTotal.tsx';
import styles from './CashbackView.module.css';
import { NoCashback } from './NoCashback.tsx';

export interface CashbackViewProps extends Omit<CashbackTotalProps, 'total' | 'isRefused'> {
  cashback: Cashback;
  /** A time on the next day, in milliseconds since 1970. */
  tomorrow: number;
  /** Whether the last request failed. */
  isStale: boolean;
  /** Shows the member's break from play, which forbids claims. Undefined without a break. */
  playBreak: ReactNode | undefined;
  /** Set if the last claim succeeded. It contains the amount if that is known. */
  claimed: { amount: string | undefined } | undefined;
}

/**
 * The total cashback with its button, its parts, and the last claims. Without cashback, it shows the day of the next
 * cashback.
 */
export function CashbackView(props: CashbackViewProps) {
  const { cashback, tomorrow, isStale, playBreak, progress, failure, claimed, onClaim } = props;
  const { t } = useTexts('cashback');
  const { t: rewards } = useTexts('rewards');
  const { money, moment } = useFormats();
  const said = useRef<HTMLParagraphElement>(null);
  const isClaimed = claimed !== undefined;
  // The pressed button disappears together with the claimed cashback. So the result gets the focus.
  useEffect(() => {
    if (isClaimed) said.current?.focus();
  }, [isClaimed]);

  return (
    <ScreenBody>
      {playBreak}
      {isStale && <NotUpToDate>{t('notUpToDate')}</NotUpToDate>}
      <div role="status">
        {claimed && (
          <p ref={said} tabIndex={-1} className={styles.done}>
            <CircleCheck aria-hidden className={styles.icon} />
            <span>
              {claimed.amount === undefined ? rewards('claimed') : t('done', { amount: money(claimed.amount) })}
            </span>
          </p>
        )}
      </div>
      {cashback.lines.length === 0 ? (
        <>
          <ClaimFailure failure={failure} />
          <NoCashback tomorrow={tomorrow} />
        </>
      ) : (
        <>
          <CashbackTotal
            total={cashback.total}
            isRefused={playBreak !== undefined}
            progress={progress}
            failure={failure}
            onClaim={onClaim}
          />
          <CashbackLines lines={cashback.lines} />
        </>
      )}
      {cashback.claimed.length > 0 && (
        <ScreenPart title={t('claimed')}>
          <List>
            {cashback.claimed.map(({ at, amount }) => (
              <ListRow key={at} title={<bdi>{moment(Date.parse(at))}</bdi>} end={<Money>{money(amount)}</Money>} />
            ))}
          </List>
        </ScreenPart>
      )}
    </ScreenBody>
  );
}
