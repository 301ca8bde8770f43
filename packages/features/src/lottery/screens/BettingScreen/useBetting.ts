import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { PlacedOrder } from '@livery/api/lottery/placeOrder';
import { useGetWalletQuery, type Wallet } from '@livery/api/wallet/getWallet';
import type { SlipBet, SlipChase, StoredSlip } from '@livery/device/storage';
import { paths } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { fromMinor, toMinor, useMoneyInput } from '@livery/foundation/money';
import { useRule } from '@livery/foundation/roles';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useState } from 'react';
import { type BetLimits, type BetProblem, orderProblem, stakeProblem } from '../../model/betLimits.ts';
import { isSameSelection, mostFavorites } from '../../model/favoriteNumbers.ts';
import { highestWinOfAll } from '../../model/odds.ts';
import { emptySelection, isOneTap, picksOf, type Play, type Selection, toggled } from '../../model/picking.ts';
import { quickPick, type RandomBelow } from '../../model/quickPick.ts';
import { stakedOn, totalOf, totalOfDraws, withChip } from '../../model/slip.ts';
import type { BettingViewProps } from './BettingView.tsx';
import { useBetDraw } from './useBetDraw.ts';
import { useBetTexts } from './useBetTexts.ts';
import { useBoard } from './useBoard.ts';
import { useClosingReceipt } from './useClosingReceipt.ts';
import { useFavoriteNumbers } from './useFavoriteNumbers.ts';
import { usePlaceSlip } from './usePlaceSlip.ts';
import { useSlip } from './useSlip.ts';

export interface BettingOptions {
  lottery: BettableLottery;
  limits: BetLimits;
  playType: 'trad' | 'ent';
  onPlayTypeChange?: ((playType: 'trad' | 'ent') => void) | undefined;
  onPlaced: (order: PlacedOrder) => void;
  onShowOrders: () => void;
  /** Opens the deposit. If it is missing, no deposit is offered. */
  onDeposit?: (() => void) | undefined;
  random: RandomBelow;
}

/** State of the betting screen: the selection on the board, the slip, and the totals. */
export function useBetting({
  lottery,
  limits,
  playType,
  onPlayTypeChange,
  onPlaced,
  onShowOrders,
  onDeposit,
  random,
}: BettingOptions): BettingViewProps {
  const { t } = useTexts('betting');
  const { money } = useFormats();
  const { decimals } = useMoneyInput();
  const { problemText, short } = useBetTexts();
  const { data: wallet, refetch } = useGetWalletQuery({ language: useLanguage() });
  const draw = useBetDraw(lottery);
  const slip = useSlip(lottery);
  const favorites = useFavoriteNumbers(lottery);
  const canDeposit = useRule(paths.deposit) === 'open';
  const missingOf = (cost: Pick<StoredSlip, 'bets' | 'chase'>, from: string | undefined): string | undefined => {
    const missing = from === undefined ? 0n : totalOfDraws(cost, decimals) - toMinor(from, decimals);
    return missing > 0n ? fromMinor(missing, decimals) : undefined;
  };
  const findMissing = async (cost: StoredSlip) => {
    const { data, isError } = await refetch();
    return isError ? undefined : missingOf(cost, mainBalanceOf(data));
  };
  const placing = usePlaceSlip({
    code: lottery.code,
    slip,
    limits,
    onPlaced,
    onDrawClosed: draw.onClosed,
    findMissing,
  });
  const board = useBoard({ plays: lottery.plays, limits, slip });
  const { stake, isOther, multiple, play, selection } = board;
  const [isSheetOpen, setSheetOpen] = useState(slip.isSent);
  const [refused, setRefused] = useState<BetProblem>();

  const tapPlays = lottery.plays.filter((play) => isOneTap(play));
  const isTapped = playType === 'ent' && tapPlays.length > 0;
  const select = (made: Selection) => {
    if (play === undefined) return;
    setRefused(undefined);
    board.onSelect(play.code, made);
  };

  const betOn = (code: string, picks: readonly string[]): SlipBet => ({ play: code, picks, stake, multiple });
  const chosenPicks = isTapped || !play || !selection ? [] : picksOf(play, selection, limits.maxBets + 1);
  const isStakeGiven = stake !== '';
  const chosen = isStakeGiven && play ? chosenPicks.map((picks) => betOn(play.code, picks)) : [];
  const all = [...slip.bets, ...chosen];
  const balance = mainBalanceOf(wallet);
  const problemOf = (bets: readonly SlipBet[], chase?: SlipChase): string | undefined => {
    const problem = orderProblem(bets, limits, decimals);
    if (problem !== undefined) return problemText(problem, limits);
    const missing = missingOf({ bets, ...(chase && { chase }) }, balance);
    return missing && t('tooLittle', { amount: money(missing) });
  };
  const problemOfStake =
    chosenPicks.length > 0 || isOther ? stakeProblem({ stake, multiple }, limits, decimals) : undefined;
  const problem = problemOfStake === undefined ? problemOf(all) : problemText(problemOfStake, limits);

  const stored = isTapped || !play ? [] : favorites.of(play);
  const heartOf = (of: Play, chosenNow: Selection) => {
    const isStored = stored.some((one) => isSameSelection(one, chosenNow));
    return {
      isStored,
      isFull: stored.length >= mostFavorites,
      onToggle: () => (isStored ? favorites.remove(of, chosenNow) : favorites.add(of, chosenNow)),
    };
  };

  const issue = draw.current?.issue;
  const isMoved = slip.stored !== undefined && issue !== undefined && slip.stored.issue !== issue;
  const openSlip = () => {
    // The balance may have changed elsewhere, for example by a deposit.
    if (wallet !== undefined) void refetch();
    setRefused(undefined);
    setSheetOpen(true);
  };
  const closeSlip = () => {
    setSheetOpen(false);
    placing.forgetPlaced();
  };
  const isReceipt = isSheetOpen && placing.placed !== undefined;
  useClosingReceipt(isReceipt && issue !== undefined && issue !== placing.placed?.issue, closeSlip);
  const putOnSlip = (change: (bets: readonly SlipBet[]) => readonly SlipBet[], draw: string) => {
    // If the player closed the slip while it was sent, its result is shown when the slip is opened next. The result
    // must not be shown together with other bets.
    placing.forgetPlaced();
    slip.changeBets(change, draw);
  };
  const addChosen = () => {
    if (issue === undefined || play === undefined || chosen.length === 0) return;
    putOnSlip((bets) => [...bets, ...chosen], issue);
    select(emptySelection(play));
  };
  const canAdd = chosen.length > 0 && problemOfStake === undefined && all.length <= limits.maxBets;
  const tap = (code: string, picks: readonly string[]) => {
    if (issue === undefined) return;
    const wrong = stakeProblem({ stake, multiple }, limits, decimals);
    const next = wrong === undefined ? withChip(slip.bets, betOn(code, picks), decimals) : slip.bets;
    const stands = wrong ?? orderProblem(next, limits, decimals);
    setRefused(stands);
    if (stands === undefined) putOnSlip(() => next, issue);
  };
  const pickQuickly = () => {
    if (!isTapped) return play && select(quickPick(play, random));
    const picked = tapPlays[random(tapPlays.length)]!;
    tap(picked.code, quickPick(picked, random)[0]!);
  };

  const sum = (bets: readonly SlipBet[]) => fromMinor(totalOf(bets, decimals), decimals);
  const most = (bets: readonly SlipBet[]) => fromMinor(highestWinOfAll(lottery.plays, bets, decimals), decimals);
  const { placed } = placing;
  const chase = slip.stored?.chase;
  const isFundsMissing =
    placing.failure?.isFundsMissing === true ||
    missingOf({ bets: slip.bets, ...(chase && { chase }) }, balance) !== undefined;
  return {
    draw,
    // A lottery whose plays all take several picks has no board of single taps.
    playType: tapPlays.length > 0 && onPlayTypeChange ? { chosen: playType, onChoose: onPlayTypeChange } : undefined,
    rail: isTapped || !play ? undefined : { plays: lottery.plays, chosen: play.code, onChoose: board.onPlay },
    favorites:
      play && selection && stored.length > 0
        ? {
            favorites: stored,
            selection,
            onChoose: select,
            onRemove: (removed) => favorites.remove(play, removed),
          }
        : undefined,
    board:
      isTapped || !play || !selection
        ? undefined
        : {
            kind: lottery.kind,
            play,
            selection,
            onToggle: (place, choice) => select(toggled(selection, place, choice)),
            onClear: () => select(emptySelection(play)),
            heart: chosenPicks.length > 0 ? heartOf(play, selection) : undefined,
          },
    taps: isTapped
      ? {
          kind: lottery.kind,
          plays: tapPlays,
          staked: (code, pick) => {
            const staked = stakedOn(slip.bets, { play: code, picks: [pick] }, decimals);
            return staked > 0n ? short(fromMinor(staked, decimals)) : undefined;
          },
          onTap: (code, pick) => tap(code, [pick]),
          isDisabled: issue === undefined || slip.isSent,
        }
      : undefined,
    dock: {
      stake: { chips: board.chips, stake, onStake: board.onStake, isOther, onOther: board.onOther },
      multiple: { multiple, most: limits.maxMultiple, onChange: board.onMultiple },
      onQuickPick: pickQuickly,
      onAdd: canAdd && !slip.isSent && issue !== undefined ? addChosen : undefined,
      count: all.length,
      slipCount: slip.bets.length,
      total: sum(all),
      balance,
      problem: refused === undefined ? problem : problemText(refused, limits),
      isOpen: draw.current === undefined || draw.isOpen,
      onOpenSlip: openSlip,
      onPlace:
        all.length === 0 || issue === undefined || problemOfStake !== undefined || all.length > limits.maxBets
          ? undefined
          : () => {
              if (!slip.isSent) addChosen();
              openSlip();
            },
    },
    slip: {
      isSheetOpen,
      onClose: closeSlip,
      lottery,
      bets: slip.bets,
      issue: slip.stored?.issue,
      nextIssue: isMoved && draw.isOpen ? issue : undefined,
      isOpen: draw.isOpen && !isMoved,
      chase,
      drawTotal: sum(slip.bets),
      total: fromMinor(totalOfDraws({ bets: slip.bets, ...(chase && { chase }) }, decimals), decimals),
      highestWin: most(slip.bets),
      balance,
      problem: problemOf(slip.bets, chase),
      failure: placing.failure?.text,
      onDeposit: canDeposit && isFundsMissing ? onDeposit : undefined,
      progress: placing.progress,
      isSent: slip.isSent,
      placed: placed && {
        issue: placed.issue,
        count: placed.bets.length,
        draws: placed.chase?.draws,
        total: placed.total,
        highestWin: most(placed.bets),
        onAgain: () => putOnSlip((bets) => [...bets, ...placed.bets], issue ?? placed.issue),
      },
      onRemove: (index) => {
        placing.forgetFailure();
        slip.changeBets((bets) => bets.toSpliced(index, 1), issue ?? '');
      },
      onClear: () => {
        placing.forgetFailure();
        slip.clear();
      },
      onChase: (changed) => {
        placing.forgetFailure();
        slip.changeChase(changed);
      },
      onMove: (to) => {
        placing.forgetFailure();
        slip.moveTo(to);
      },
      onPlace: placing.place,
      onCheck: placing.check,
      onShowOrders: () => {
        closeSlip();
        onShowOrders();
      },
    },
  };
}

const mainBalanceOf = (wallet: Wallet | undefined): string | undefined =>
  wallet?.wallets.find(({ code }) => code === 'MAIN')?.balance;
