import { gatewayApi } from '@livery/api/client';
import { gameIconCandidates } from '@livery/api/games/gameLists';
import { paths } from '@livery/foundation/addresses';
import { isOverlayOnTop } from '@livery/foundation/navigation';
import { useRule } from '@livery/foundation/roles';
import { useMerchant } from '@livery/merchant/react';
import { useReconnect } from '@livery/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GameMessage } from '../../model/gameMessage.ts';
import { readLotteryOpening } from '../../model/playAddress.ts';
import type { PlayViewProps } from './PlayView.tsx';
import { playFailureOf } from './playFailure.ts';
import { playStateOf } from './playStateOf.ts';
import { useGameMessages } from './useGameMessages.ts';
import { useIsSlow } from './useIsSlow.ts';
import { useLaunch } from './useLaunch.ts';
import { useLeave } from './useLeave.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useNamedGame } from './useNamedGame.ts';

/** Launches the game of the address, handles its messages, and navigates away from it. */
export function usePlayScreen(): PlayViewProps {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const merchant = useMerchant();
  const known = playStateOf(pathname + search, state);
  const named = useNamedGame();
  const {
    framed,
    failure: failed,
    tries,
    launch,
    fail,
  } = useLaunch(named.game, known, readLotteryOpening(pathname, search));
  const frame = useRef<HTMLIFrameElement>(null);
  /** Number of the launch that has reported ready. */
  const [shown, setShown] = useState(0);
  const [isRoundOpen, setRoundOpen] = useState(false);
  /** Number of the launch whose game reported insufficient funds. The notice is hidden when that game is removed. */
  const [lowIn, setLowIn] = useState(0);
  const { isAsking, askToLeave, leave, stay, letGo } = useLeaveGuard({ isRoundOpen, onLeave: useLeave(known) });
  const canDeposit = useRule(paths.deposit) === 'open';
  const handleDeposit = () => {
    void navigate(paths.deposit, { replace: isOverlayOnTop() });
    letGo();
  };

  const failure =
    failed ??
    (named.isUnknown
      ? ({ kind: 'gone' } as const)
      : named.error === undefined
        ? undefined
        : playFailureOf(named.error));
  const isLoading = failure === undefined && shown !== framed?.number;
  const isSlow = useIsSlow(isLoading, tries);
  const retry = () => (named.game === undefined ? named.onRetry?.() : launch());
  useReconnect(failure?.kind === 'offline', retry);

  /**
   * Whether the game was relaunched automatically and has played no round since. If the session ends again then, the
   * game is not relaunched.
   */
  const isAnew = useRef(false);
  const handle = (message: GameMessage) => {
    switch (message.event) {
      case 'ready':
        return setShown(framed!.number);
      case 'roundStarted':
        isAnew.current = false;
        return setRoundOpen(true);
      case 'roundEnded':
        return setRoundOpen(false);
      case 'balanceChanged':
        return undefined;
      case 'balanceTooLow':
        return setLowIn(framed!.number);
      case 'close':
        return askToLeave();
      case 'sessionEnded':
        setRoundOpen(false);
        if (isAnew.current) return fail({ kind: 'ended' });
        isAnew.current = true;
        // If the member's own session has also ended, the gateway reports that to this launch. Then login is shown, and
        // after it this game.
        return launch();
      case 'failed':
        setRoundOpen(false);
        return fail({ kind: message.reason });
    }
  };
  useGameMessages(frame, framed?.origin, handle);

  // Rounds have changed the balance, so the next screen that shows it must request it.
  useEffect(() => () => void dispatch(gatewayApi.util.invalidateTags(['Wallet'])), [dispatch]);

  const { game } = known;
  return {
    game: game && { name: game.name, provider: game.vendorName, sources: gameIconCandidates(game, merchant) },
    frameRef: frame,
    frame: framed && {
      ...framed,
      // The app's own frame reports when it is ready. Before that, it would only show another placeholder.
      onLoad: () => {
        if (!framed.isOwn) setShown(framed.number);
      },
    },
    isLoading,
    isSlow,
    failure,
    onRetry: retry,
    onClose: askToLeave,
    leaving: { isAsking, onLeave: leave, onStay: stay },
    balance: {
      isLow: lowIn === framed?.number,
      onDeposit: canDeposit ? handleDeposit : undefined,
      onClose: () => setLowIn(0),
    },
  };
}
