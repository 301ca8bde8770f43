import type { BettableLottery } from '@livery/api/lottery/lottery';
import { selectSession } from '@livery/api/session';
import {
  lotterySlipsItem,
  type SlipBet,
  type SlipChase,
  type StoredBoard,
  type StoredSlip,
} from '@livery/device/storage';
import { ownerOf } from '@livery/foundation/money-notes';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

export interface Slip {
  /** Undefined where no bet is on it. */
  stored: StoredSlip | undefined;
  bets: readonly SlipBet[];
  /** What is chosen beside it; undefined where nothing was yet. */
  board: StoredBoard | undefined;
  /** Whether it was sent and nobody knows yet what became of it: its bets stay as they are until then. */
  isSent: boolean;
  /** Reads it anew: another part of the page may have changed it. */
  read: () => StoredSlip | undefined;
  /** Changes its bets, and makes the slip for this draw where there was none. Does nothing while it is sent. */
  changeBets: (change: (bets: readonly SlipBet[]) => readonly SlipBet[], issue: string) => void;
  changeBoard: (change: (board: StoredBoard | undefined) => StoredBoard) => void;
  /** Puts its bets on the next draws too, or on one alone. Does nothing while it is sent. */
  changeChase: (chase: SlipChase | undefined) => void;
  /** Puts its bets on another draw. */
  moveTo: (issue: string) => void;
  /** Notes the key that it was sent under; undefined once its end is known. */
  noteSent: (key: string | undefined) => void;
  /** Takes all bets off it. */
  clear: () => void;
}

const withBets = (slip: StoredSlip | undefined) => (slip && slip.bets.length > 0 ? slip : undefined);

/**
 * The bets of a lottery that are not placed yet, and what is chosen for more, kept in the tab: a reload, another
 * language or a look at another screen loses none.
 */
export function useSlip({ code, plays }: Pick<BettableLottery, 'code' | 'plays'>): Slip {
  const { code: merchant } = useMerchant();
  const owner = ownerOf(merchant, useSelector(selectSession)?.userName);
  const nothing: StoredSlip = { owner, issue: '', bets: [] };

  const find = (): StoredSlip => {
    const slip = lotterySlipsItem.read()[code];
    // A play that the lottery no longer has can't be bet on; what was sent stays as it was sent.
    const isKnown = ({ play }: SlipBet) => slip?.sentKey !== undefined || plays.some((one) => one.code === play);
    return slip?.owner === owner ? { ...slip, bets: slip.bets.filter(isKnown) } : nothing;
  };
  const [found, setFound] = useState(find);
  const stored = withBets(found);
  const read = () => {
    const slip = find();
    setFound(slip);
    return withBets(slip);
  };
  // From what is stored and not from what was drawn: a call may end after this screen was left.
  const change = (make: (slip: StoredSlip) => StoredSlip) => {
    const { [code]: _, ...others } = lotterySlipsItem.read();
    const { chase, ...rest } = make(find());
    // Without a bet there is nothing to bet on the next draws.
    const slip: StoredSlip = { ...rest, ...(chase && rest.bets.length > 0 && { chase }) };
    const isEmpty = slip.bets.length === 0 && slip.board === undefined;
    lotterySlipsItem.write(isEmpty ? others : { ...others, [code]: slip });
    read();
  };

  return {
    stored,
    bets: stored?.bets ?? [],
    board: found.board,
    isSent: stored?.sentKey !== undefined,
    read,
    changeBets: (make, issue) =>
      change((slip) =>
        slip.sentKey === undefined ? { ...slip, issue: withBets(slip)?.issue ?? issue, bets: make(slip.bets) } : slip,
      ),
    changeChase: (chase) =>
      change((slip) => {
        const { chase: _, ...single } = slip;
        if (slip.sentKey !== undefined) return slip;
        return chase === undefined ? single : { ...single, chase };
      }),
    changeBoard: (make) => change((slip) => ({ ...slip, board: make(slip.board) })),
    moveTo: (issue) => change((slip) => ({ ...slip, issue })),
    noteSent: (key) => change(({ sentKey: _, ...slip }) => ({ ...slip, ...(key !== undefined && { sentKey: key }) })),
    clear: () => change(({ board }) => ({ ...nothing, ...(board && { board }) })),
  };
}
