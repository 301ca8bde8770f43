import { useGetGameRecordsInfiniteQuery } from '@livery/api/records/getGameRecords';
import { paths } from '@livery/foundation/addresses';
import { useToday } from '@livery/foundation/formats';
import { useIsBalanceHidden } from '@livery/foundation/hidden-balance';
import { historyQuery, rangeOf, usePeriodText, usualPeriod, useSignedMoney } from '@livery/foundation/history';
import { useRule } from '@livery/foundation/roles';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { HiddenMoney, Money, Skeleton } from '@livery/ui';
import styles from './AccountHighlights.module.css';
import { HighlightLink } from './HighlightLink.tsx';

/**
 * The net result of the last seven days: the sum of the betting record, which a tap opens with the same bets. Without a
 * reply of the gateway, only the link is shown. A hidden balance hides this amount too.
 */
export function WeekResult() {
  const { t } = useTexts('member');
  const { t: common } = useTexts('common');
  const signed = useSignedMoney();
  const periodText = usePeriodText();
  const isHidden = useIsBalanceHidden();
  const isOffered = useRule(paths.bettingRecord) === 'open';
  const { currentData, isFetching } = useGetGameRecordsInfiniteQuery(
    { language: useLanguage(), ...rangeOf(usualPeriod, useToday()) },
    { ...historyQuery, skip: !isOffered },
  );
  if (!isOffered) return null;
  const net = currentData?.pages.at(-1)?.sums.net;
  const result = net === undefined ? undefined : signed(net);
  return (
    <HighlightLink href={paths.bettingRecord} label={t('netResult')} hint={periodText(usualPeriod)}>
      {result === undefined ? (
        isFetching && <Skeleton shape="line" />
      ) : (
        <span data-tone={result.tone} className={styles.amount}>
          {isHidden ? (
            <HiddenMoney size="large" label={common('balanceHidden')} />
          ) : (
            <Money size="large">{result.text}</Money>
          )}
        </span>
      )}
    </HighlightLink>
  );
}
