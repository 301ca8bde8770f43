import { useGetDrawsQuery } from '@livery/api/lottery/lottery';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useEffect, useState } from 'react';
import { useFormats } from '@livery/foundation/formats';
import { useIsVisible } from '@livery/ui/touch';
import { useOpenLotteries } from '../../hooks/useOpenLotteries.ts';
import { numberStyles, singleNumbers } from '../../model/numberStyles.ts';
import { shortIssue } from '../../model/shortIssue.ts';
import type { LotteryHistoryViewProps } from './LotteryHistoryView.tsx';

/** Number of draws on home. There are fewer for a lottery with many numbers per draw. */
const shownDraws = 5;
const shownLongDraws = 3;

export function useLotteryHistory(): LotteryHistoryViewProps & { isAwaited: boolean } {
  const { t } = useTexts('lottery');
  const language = useLanguage();
  const { numerals, time } = useFormats();
  const { ref, isInSight } = useIsVisible();
  const { lotteries } = useOpenLotteries(isInSight);
  const [wanted, setWanted] = useState('');
  const chosen = lotteries?.find(({ code }) => code === wanted) ?? lotteries?.[0];
  const draws = useGetDrawsQuery(
    { language, code: chosen?.code ?? '', count: shownDraws },
    { skip: chosen === undefined },
  );
  const { currentData, isFetching, refetch } = draws;

  // A newer draw was announced, so the list is out of date. Request it again once for each draw, even if the reply is
  // old.
  const announced = chosen?.last.issue;
  const [askedFor, setAskedFor] = useState<string>();
  const isBehind =
    announced !== undefined &&
    currentData !== undefined &&
    currentData[0]?.issue !== announced &&
    currentData[0]?.issue !== undefined &&
    currentData[0].issue < announced;
  useEffect(() => {
    if (!isBehind || isFetching || askedFor === `${chosen?.code} ${announced}`) return;
    setAskedFor(`${chosen?.code} ${announced}`);
    void refetch();
  }, [isBehind, isFetching, askedFor, chosen?.code, announced, refetch]);

  // Show only the last numbers until the draws have arrived, or if they cannot be loaded.
  const known = chosen && (currentData ?? [chosen.last]);
  return {
    isAwaited: lotteries === undefined,
    sightRef: ref,
    lotteries: lotteries?.map(({ code, name }) => ({ id: code, label: name })) ?? [],
    chosen: chosen?.code ?? '',
    onChoose: setWanted,
    toNumerals: numerals,
    isLoading: currentData === undefined && isFetching,
    draws: (known ?? [])
      .map(({ issue, drawnAt, numbers }) => {
        const single = singleNumbers(chosen!.kind, numbers);
        return {
          issue,
          number: numerals(shortIssue(issue)),
          when: time(drawnAt),
          numbers: single,
          look: numberStyles[chosen!.kind],
          label: t('numbersAre', { numbers: single.map(numerals).join(', ') }),
        };
      })
      .slice(0, (known?.[0]?.numbers.length ?? 0) > 10 ? shownLongDraws : shownDraws),
  };
}
