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
  /** The stored slip. Undefined if there is no bet on it. */
  stored: StoredSlip | undefined;
  bets: readonly SlipBet[];
  /** The stored selection on the board. Undefined if there was none yet. */
  board: StoredBoard | undefined;
  /** Whether the slip was sent and its outcome is unknown. Until then its bets cannot be changed. */
  isSent: boolean;
  /** Reads the slip from storage again, because another part of the page may have changed it. */
  read: () => StoredSlip | undefined;
  /** Changes the bets, and creates the slip for this draw if there was none. Does nothing after the slip was sent. */
  changeBets: (change: (bets: readonly SlipBet[]) => readonly SlipBet[], issue: string) => void;
  changeBoard: (change: (board: StoredBoard | undefined) => StoredBoard) => void;
  /** Puts the bets on the next draws too, or on one draw only. Does nothing after the slip was sent. */
  changeChase: (chase: SlipChase | undefined) => void;
  /** Moves the bets to another draw. */
  moveTo: (issue: string) => void;
  /** Stores the idempotency key of the request; undefined when its outcome is known. */
  noteSent: (key: string | undefined) => void;
  /** Removes all bets. */
  clear: () => void;
}

const withBets = (slip: StoredSlip | undefined) => (slip && slip.bets.length > 0 ? slip : undefined);

/**
 * The bets of a lottery that are not placed yet, and the selections on the board. They are stored for the tab, so that
 * they are restored after a reload, a change of language or a visit to another screen.
 */
export function useSlip({ code, plays }: Pick<BettableLottery, 'code' | 'plays'>): Slip {
  const { code: merchant } = useMerchant();
  const owner = ownerOf(merchant, useSelector(selectSession)?.userName);
  const nothing: StoredSlip = { owner, issue: '', bets: [] };

  const find = (): StoredSlip => {
    const slip = lotterySlipsItem.read()[code];
    // Bets on a play that the lottery no longer has are removed. A slip that was sent is not changed.
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
  // Change the stored value and not the rendered value, because a call may end after the player left this screen.
  const change = (make: (slip: StoredSlip) => StoredSlip) => {
    const { [code]: _, ...others } = lotterySlipsItem.read();
    const { chase, ...rest } = make(find());
    // Without bets there is nothing to place on the next draws.
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
