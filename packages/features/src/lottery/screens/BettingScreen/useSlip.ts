import type { BettableLottery } from '@livery/api/lottery/lottery';
import { selectSession } from '@livery/api/session';
import { lotterySlipsItem, type SlipBet, type SlipChase, type StoredSlip } from '@livery/device/storage';
import { ownerOf } from '@livery/foundation/money-notes';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

export interface Slip {
  stored: StoredSlip | undefined;
  bets: readonly SlipBet[];
  /** Whether it was sent and nobody knows yet what became of it: its bets stay as they are until then. */
  isSent: boolean;
  /** Reads it anew: another part of the page may have changed it. */
  read: () => StoredSlip | undefined;
  /** Changes its bets, and makes the slip for this draw where there was none. Does nothing while it is sent. */
  changeBets: (change: (bets: readonly SlipBet[]) => readonly SlipBet[], issue: string) => void;
  /** Puts its bets on the next draws too, or on one alone. Does nothing while it is sent. */
  changeChase: (chase: SlipChase | undefined) => void;
  /** Puts its bets on another draw. */
  moveTo: (issue: string) => void;
  /** Notes the key that it was sent under; undefined once its end is known. */
  noteSent: (key: string | undefined) => void;
  clear: () => void;
}

/** The bets of a lottery that are not placed yet, kept in the tab: a reload or another language loses none. */
export function useSlip({ code, plays }: Pick<BettableLottery, 'code' | 'plays'>): Slip {
  const { code: merchant } = useMerchant();
  const owner = ownerOf(merchant, useSelector(selectSession)?.userName);

  const find = (): StoredSlip | undefined => {
    const slip = lotterySlipsItem.read()[code];
    // A play that the lottery no longer has can't be bet on; what was sent stays as it was sent.
    const isKnown = ({ play }: SlipBet) => slip?.sentKey !== undefined || plays.some((one) => one.code === play);
    return slip?.owner === owner ? { ...slip, bets: slip.bets.filter(isKnown) } : undefined;
  };
  const [stored, setStored] = useState(find);
  const read = () => {
    const slip = find();
    setStored(slip);
    return slip;
  };
  // From what is stored and not from what was drawn: a call may end after this screen was left.
  const change = (make: (slip: StoredSlip | undefined) => StoredSlip | undefined) => {
    const { [code]: _, ...others } = lotterySlipsItem.read();
    const slip = make(find());
    lotterySlipsItem.write(slip === undefined || slip.bets.length === 0 ? others : { ...others, [code]: slip });
    read();
  };

  return {
    stored,
    bets: stored?.bets ?? [],
    isSent: stored?.sentKey !== undefined,
    read,
    changeBets: (make, issue) =>
      change((slip) =>
        slip?.sentKey === undefined
          ? { ...slip, owner, issue: slip?.issue ?? issue, bets: make(slip?.bets ?? []) }
          : slip,
      ),
    changeChase: (chase) =>
      change((slip) => {
        if (slip === undefined || slip.sentKey !== undefined) return slip;
        const { chase: _, ...single } = slip;
        return chase === undefined ? single : { ...single, chase };
      }),
    moveTo: (issue) => change((slip) => slip && { ...slip, issue }),
    noteSent: (key) =>
      change((slip) => {
        if (slip === undefined) return slip;
        const { sentKey: _, ...unsent } = slip;
        return key === undefined ? unsent : { ...unsent, sentKey: key };
      }),
    clear: () => change(() => undefined),
  };
}
