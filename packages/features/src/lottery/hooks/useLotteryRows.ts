import type { Game } from '@livery/api/games/gameLists';
import type { Lottery, OpenedLottery, OpenDraw } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { useGamePictures } from '@livery/foundation/pictures';
import { useTexts } from '@livery/i18n/react';
import { useState } from 'react';
import type { LotteryRowProps } from '../components/LotteryRow/LotteryRow.tsx';
import { useRemainingText } from '../components/LotteryStrip/useRemainingText.ts';
import { resultsAddress } from '../model/listAddress.ts';
import { isAwaitingNumbers } from '../model/listRefresh.ts';
import { numberStyles, singleNumbers } from '../model/numberStyles.ts';
import { playTypesOf } from '../model/playTypes.ts';
import { shortIssue } from '../model/shortIssue.ts';

/** What a row is made of beside its lottery's draws. */
type RowLottery = Pick<Lottery, 'code' | 'name' | 'category' | 'vendorName' | 'lottoMode'> & {
  /** What it is opened as; the one that comes with its draws is taken before it. */
  game?: Game | undefined;
  /** Its open draw, where the list itself has it. */
  current?: OpenDraw | undefined;
};

export type LotteryItem = LotteryRowProps & { code: string };

/** What rows of lotteries need beside the lotteries. */
interface RowsOf {
  /** Undefined while they are not known. */
  opened: ReadonlyMap<string, OpenedLottery> | undefined;
  clockOffset: number;
  onOpen: (game: Game) => void;
}

/**
 * Returns a function that makes the row of a lottery. Where the lotteries with their draws are not known, a row says what its
 * lottery's list says.
 */
export function useLotteryRows({ opened, clockOffset, onOpen }: RowsOf) {
  const { t } = useTexts('lotteries');
  const { t: words } = useTexts('lottery');
  const { numerals } = useFormats();
  const pictures = useGamePictures(true);
  const remaining = useRemainingText();
  const [first, setFirst] = useState<ReadonlyMap<string, OpenedLottery>>();
  // Only numbers that are drawn while somebody looks are animated.
  if (opened !== undefined && first === undefined) setFirst(opened);

  const drawOf = (current: OpenDraw | undefined) =>
    current === undefined
      ? null
      : { issue: current.issue, number: numerals(shortIssue(current.issue)), closesAt: current.closesAt };

  return (lottery: RowLottery): LotteryItem => {
    const { code, name, category, vendorName, lottoMode } = lottery;
    const found = opened?.get(code);
    const game = found?.game ?? lottery.game;
    const last = found?.last;
    const numbers = found && singleNumbers(found.kind, found.last.numbers);
    const types = category === 'ELOTT' ? [] : playTypesOf(lottoMode);
    return {
      code,
      name,
      about: [
        ...(vendorName === '' ? [] : [vendorName]),
        ...types.map((type) => t(type === 'Tradition' ? 'tradition' : 'entertainment')),
      ],
      sources: found?.game && pictures(found.game),
      draw: found ? drawOf(found.current) : lottery.current && drawOf(lottery.current),
      clockOffset,
      numbers:
        found &&
        (isAwaitingNumbers(found)
          ? 'drawing'
          : {
              issue: last!.issue,
              numbers: numbers!,
              look: numberStyles[found.kind],
              label: `${words('lastNumbers')}: ${numbers!.map(numerals).join(', ')}`,
              isFresh: first?.get(code)?.last.issue !== last!.issue && first !== undefined,
            }),
      results: resultsAddress(code),
      onOpen: game && (() => onOpen(game)),
      toNumerals: numerals,
      remaining,
    };
  };
}
