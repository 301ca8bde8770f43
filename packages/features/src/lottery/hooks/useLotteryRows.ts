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

/** The data of a row, without the lottery's draws. */
type RowLottery = Pick<Lottery, 'code' | 'name' | 'category' | 'vendorName' | 'lottoMode'> & {
  /** The game that a tap opens, if the lottery's draws contain no game. */
  game?: Game | undefined;
  /** The open draw, if the list contains it. */
  current?: OpenDraw | undefined;
};

export type LotteryItem = LotteryRowProps & { code: string };

/** The data that rows need in addition to their lottery. */
interface RowsOf {
  /** Open draws by the code of the lottery. Undefined while they are unknown. */
  opened: ReadonlyMap<string, OpenedLottery> | undefined;
  clockOffset: number;
  onOpen: (game: Game) => void;
}

/**
 * Returns a function that creates the row of a lottery. If the draws are unknown, the row uses the data of the list.
 */
export function useLotteryRows({ opened, clockOffset, onOpen }: RowsOf) {
  const { t } = useTexts('lotteries');
  const { t: words } = useTexts('lottery');
  const { numerals } = useFormats();
  const pictures = useGamePictures();
  const remaining = useRemainingText();
  const [first, setFirst] = useState<ReadonlyMap<string, OpenedLottery>>();
  // Animate only numbers that are drawn after the first reply.
  if (opened !== undefined && first === undefined) setFirst(opened);

  const drawOf = (current: OpenDraw | undefined) =>
    current === undefined
      ? null
      : {
          issue: current.issue,
          number: numerals(shortIssue(current.issue)),
          opensAt: current.opensAt,
          closesAt: current.closesAt,
        };

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
      sources: found && (found.game ? pictures(found.game) : []),
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
