import { useTexts } from '@livery/i18n/react';
import { ScreenPart } from '@livery/ui';
import { LotteryRowList } from '../../components/LotteryRow/LotteryRowList.tsx';
import type { LotteryItem } from '../../hooks/useLotteryRows.ts';
import type { ClosingGroup, ClosingGroupId } from '../../model/groupByClosingTime.ts';

/** The texts that name the groups. */
const names = {
  next: 'closingNext',
  minute: 'closingInMinute',
  fiveMinutes: 'closingInFiveMinutes',
  hour: 'closingInHour',
  today: 'closingToday',
  later: 'closingLater',
  other: 'otherLotteries',
} as const satisfies Readonly<Record<ClosingGroupId, string>>;

/** Lotteries by closing time, each group under its heading. The lottery that closes next is large, without a heading. */
export function ClosingGroups({ groups }: { groups: readonly ClosingGroup<LotteryItem>[] }) {
  const { t } = useTexts('lotteries');
  return groups.map(({ id, lotteries }) => {
    const name = t(names[id]);
    return id === 'next' ? (
      <LotteryRowList key={id} label={name} rows={lotteries} areLarge />
    ) : (
      <ScreenPart key={id} title={name} look="quiet">
        <LotteryRowList label={name} rows={lotteries} />
      </ScreenPart>
    );
  });
}
