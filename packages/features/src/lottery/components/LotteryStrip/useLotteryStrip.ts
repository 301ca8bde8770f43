import { useTexts } from '@livery/i18n/react';
import { useState } from 'react';
import { useFormats } from '@livery/foundation/formats';
import { useIsVisible } from '@livery/ui/touch';
import { useOpenLotteries } from '../../hooks/useOpenLotteries.ts';
import { useGamePictures } from '@livery/foundation/pictures';
import { numberStyles, singleNumbers } from '../../model/numberStyles.ts';
import type { Game } from '@livery/api/games/gameLists';
import { shortIssue } from '../../model/shortIssue.ts';
import { useRemainingText } from './useRemainingText.ts';
import type { LotteryStripViewProps } from './LotteryStripView.tsx';

type Awaited = Omit<LotteryStripViewProps, 'cards'> & { cards: LotteryStripViewProps['cards'] | undefined };

export function useLotteryStrip(onOpenGame: (game: Game) => void): Awaited {
  const { t } = useTexts('lottery');
  const { numerals } = useFormats();
  const remaining = useRemainingText();
  const pictures = useGamePictures();
  const { ref, isInSight } = useIsVisible();
  const { lotteries, clockOffset } = useOpenLotteries(isInSight);
  const [first, setFirst] = useState<Readonly<Record<string, string>>>();
  // Animate only numbers that were drawn after the first reply.
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
          look: numberStyles[kind],
          label: `${t('lastNumbers')}: ${numbers.map(numerals).join(', ')}`,
          isFresh: first !== undefined && first[code] !== last.issue,
        },
      };
    }),
  };
}
