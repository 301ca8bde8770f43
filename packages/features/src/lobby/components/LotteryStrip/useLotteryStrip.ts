import { useTexts } from '@livery/i18n/react';
import { useState } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { useInSight } from '../../hooks/useInSight.ts';
import { useOpenLotteries } from '../../hooks/useOpenLotteries.ts';
import { usePictures } from '../../hooks/usePictures.ts';
import { looks, singleNumbers } from '../../model/looks.ts';
import type { OpensGames } from '../../model/opensGames.ts';
import { shortIssue } from '../../model/shortIssue.ts';
import type { LotteryStripViewProps } from './LotteryStripView.tsx';

type Awaited = Omit<LotteryStripViewProps, 'cards'> & { cards: LotteryStripViewProps['cards'] | undefined };

export function useLotteryStrip(onOpenGame: OpensGames['onOpenGame']): Awaited {
  const { t } = useTexts('lobby');
  const { numerals, remaining } = useFormats();
  const pictures = usePictures();
  const { ref, isInSight } = useInSight();
  const { lotteries, clockOffset } = useOpenLotteries(isInSight);
  const [first, setFirst] = useState<Readonly<Record<string, string>>>();
  // Numbers that were there from the beginning are no news: only later ones drop in.
  if (lotteries !== undefined && first === undefined)
    setFirst(Object.fromEntries(lotteries.map(({ code, last }) => [code, last.issue])));

  return {
    sightRef: ref,
    clockOffset,
    toNumerals: numerals,
    remaining,
    cards: lotteries?.flatMap(({ code, name, kind, last, current, game }) => {
      if (current === undefined) return [];
      const numbers = singleNumbers(kind, last.numbers);
      return {
        code,
        name,
        current,
        issue: numerals(shortIssue(current.issue)),
        sources: game && pictures(game),
        onOpen: game && (() => onOpenGame(game)),
        last: {
          issue: last.issue,
          numbers,
          look: looks[kind],
          label: `${t('lastNumbers')}: ${numbers.map(numerals).join(', ')}`,
          isFresh: first !== undefined && first[code] !== last.issue,
        },
      };
    }),
  };
}
