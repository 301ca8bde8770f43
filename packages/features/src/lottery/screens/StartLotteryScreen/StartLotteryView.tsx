import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, EmptyState, List, ListRow, ScreenBody, ScreenPart } from '@livery/ui';
import { History, MapPin, Ticket } from 'lucide-react';
import { LotteryRows } from '../../components/LotteryRow/LotteryRows.tsx';
import { LotteryRowsSkeleton } from '../../components/LotteryRow/LotteryRowsSkeleton.tsx';
import type { LotteryItem } from '../../hooks/useLotteryRows.ts';
import { listAddress, resultsAddress, vnAddress } from '../../model/listAddress.ts';

export interface StartLotteryViewProps {
  isLoading: boolean;
  /** The lotteries that the member opened last, newest first. Empty for guests. */
  played: readonly LotteryItem[];
  /** The lotteries that close next. Undefined if they cannot be loaded. */
  next: readonly LotteryItem[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Lotteries to play, then links to all lotteries, to past draws, and to the Vietnamese lotteries. */
export function StartLotteryView({ isLoading, played, next, hasFailed, onRetry }: StartLotteryViewProps) {
  const { t } = useTexts('lotteries');
  const { t: lottery } = useTexts('lottery');
  const { t: common } = useTexts('common');
  return (
    <ScreenBody>
      {isLoading ? (
        <LotteryRowsSkeleton count={4} />
      ) : (
        <>
          {played.length > 0 && (
            <ScreenPart title={t('playedLast')}>
              <LotteryRows label={t('playedLast')} rows={played} />
            </ScreenPart>
          )}
          {hasFailed ? (
            <EmptyState title={t('timesMissing')} action={<Button onClick={onRetry}>{common('retry')}</Button>} />
          ) : next === undefined || next.length === 0 ? (
            <EmptyState
              drawing="closed"
              title={t('noLotteries')}
              action={<Button onClick={onRetry}>{common('retry')}</Button>}
            >
              {t('noLotteriesHint')}
            </EmptyState>
          ) : (
            <ScreenPart title={t('closingNext')}>
              <LotteryRows label={t('closingNext')} rows={next} />
            </ScreenPart>
          )}
        </>
      )}
      <ButtonLink variant="primary" href={paths.lotteries}>
        {t('allLotteries')}
      </ButtonLink>
      <List label={t('waysIn')}>
        <ListRow
          icon={<Ticket aria-hidden />}
          title={t('typeElott')}
          href={listAddress({ category: 'ELOTT', order: 'soonest', search: '' })}
        />
        <ListRow
          icon={<History aria-hidden />}
          title={lottery('results')}
          hint={t('resultsHint')}
          href={resultsAddress()}
        />
        <ListRow icon={<MapPin aria-hidden />} title={t('vnLotteries')} hint={t('vnHint')} href={vnAddress()} />
      </List>
    </ScreenBody>
  );
}
