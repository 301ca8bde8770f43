import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { StoredBoard } from '@livery/device/storage';
import { useMoneyInput } from '@livery/foundation/money';
import type { BetLimits } from '../../model/betLimits.ts';
import { emptyBoard, fittingSelection, fittingStake } from '../../model/board.ts';
import type { Selection } from '../../model/picking.ts';
import { chipsOf } from '../../model/slip.ts';
import type { Slip } from './useSlip.ts';

interface BoardOptions {
  plays: BettableLottery['plays'];
  limits: BetLimits;
  slip: Pick<Slip, 'board' | 'changeBoard'>;
}

/**
 * State of the bets that are not on the slip yet: the play, the selection of each play, stake and multiple. It is
 * stored together with the slip.
 */
export function useBoard({ plays, limits, slip }: BoardOptions) {
  const { decimals } = useMoneyInput();
  const chips = chipsOf(limits, decimals);
  const empty = emptyBoard(chips, limits);
  const board = slip.board ?? empty;
  const play = plays.find(({ code }) => code === board.play) ?? plays[0];
  const change = (part: Partial<StoredBoard>) => slip.changeBoard((kept) => ({ ...(kept ?? empty), ...part }));
  return {
    chips,
    ...fittingStake(board, chips, limits),
    /** The play. Undefined if the lottery has no plays. */
    play,
    /** The selection of that play, by place. */
    selection: play && fittingSelection(board, play),
    onStake: (stake: string) => change({ stake }),
    onOther: (isOther: boolean) => change({ isOther }),
    onMultiple: (multiple: number) => change({ multiple }),
    onPlay: (code: string) => change({ play: code }),
    onSelect: (code: string, selection: Selection) =>
      slip.changeBoard((kept) => {
        const before = kept ?? empty;
        return { ...before, selections: { ...before.selections, [code]: selection } };
      }),
  };
}
