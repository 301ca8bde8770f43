import type { BettableLottery } from '@livery/api/lottery/lottery';
import { isOneTap, emptySelection, type Play, type Selection } from '../model/picking.ts';
import { numberStyles } from '../model/numberStyles.ts';
import type { BettingViewProps } from '../screens/BettingScreen/BettingView.tsx';
import { sampleLimits, samplePlays } from './samplePlays.ts';

const nothing = () => undefined;
const drawn: Readonly<Record<BettableLottery['kind'], readonly string[]>> = {
  numero: ['4', '4', '9', '5', '2'],
  vn: ['4', '4', '9', '5', '2'],
  keno: Array.from({ length: 20 }, (_, index) => String(index * 4 + 1)),
  dice: ['2', '6', '1'],
  race: ['7', '3', '10', '1', '9', '2', '4', '8', '6', '5'],
  bingo: Array.from({ length: 30 }, (_, index) => String(index * 2 + 1)),
  eleven: ['11', '4', '7', '1', '10'],
};

interface SampleBoard {
  kind: BettableLottery['kind'];
  /** Code of the play; without it, one board shows all plays that take one tap. */
  play?: string;
  selection?: Selection;
}

/** Creates the betting screen of a kind of lottery, 45 seconds before a close. */
export function sampleBetting({ kind, play: code, selection }: SampleBoard): BettingViewProps {
  const plays: readonly Play[] = samplePlays[kind];
  const play = plays.find((one) => one.code === code);
  const closesAt = Date.now() + 45_000;
  return {
    draw: {
      current: { issue: '20260301-0571', opensAt: closesAt - 60_000, closesAt, drawsAt: closesAt + 5_000 },
      isOpen: true,
      last: {
        issue: '20260301-0570',
        numbers: drawn[kind],
        look: numberStyles[kind],
        label: `Last numbers: ${drawn[kind].join(', ')}`,
        isFresh: false,
      },
      clockOffset: 0,
      hasFailed: false,
      onRetry: nothing,
      onClosed: nothing,
    },
    playType: { chosen: play ? 'trad' : 'ent', onChoose: nothing },
    rail: play && { plays, chosen: play.code, onChoose: nothing },
    favorites: undefined,
    board: play && {
      kind,
      play,
      selection: selection ?? emptySelection(play),
      onToggle: nothing,
      onClear: nothing,
    },
    taps: play
      ? undefined
      : {
          kind,
          plays: plays.filter((one) => isOneTap(one)),
          staked: (of, pick) => (of === 'BIG_SMALL' && pick === 'BIG' ? '10' : undefined),
          onTap: nothing,
          isDisabled: false,
        },
    dock: {
      stake: {
        chips: ['1.00', '5.00', '10.00', '50.00', '100.00', '500.00'],
        stake: '10.00',
        onStake: nothing,
        isOther: false,
        onOther: nothing,
      },
      multiple: { multiple: 2, most: sampleLimits.maxMultiple, onChange: nothing },
      onQuickPick: nothing,
      onAdd: selection && nothing,
      count: 3,
      slipCount: 2,
      total: '60.00',
      balance: '1234.50',
      problem: undefined,
      isOpen: true,
      onOpenSlip: nothing,
      onPlace: nothing,
    },
    slip: {
      isSheetOpen: false,
      onClose: nothing,
      lottery: { kind, plays: [...plays] },
      bets: [
        { play: plays[0]!.code, picks: ['4', '4', '9'].slice(0, plays[0]!.picks.least), stake: '10.00', multiple: 2 },
        { play: 'BIG_SMALL', picks: ['BIG'], stake: '10.00', multiple: 1 },
      ],
      issue: '20260301-0571',
      nextIssue: undefined,
      isOpen: true,
      chase: undefined,
      drawTotal: '30.00',
      total: '30.00',
      highestWin: '19019.50',
      balance: '1234.50',
      problem: undefined,
      failure: undefined,
      onDeposit: undefined,
      progress: 'idle',
      isSent: false,
      placed: undefined,
      onRemove: nothing,
      onClear: nothing,
      onChase: nothing,
      onMove: nothing,
      onPlace: nothing,
      onCheck: nothing,
      onShowOrders: nothing,
    },
  };
}
