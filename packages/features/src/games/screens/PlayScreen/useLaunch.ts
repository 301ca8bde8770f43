import type { GatewayError } from '@livery/api/client';
import { addRecentGameApi } from '@livery/api/games/addRecentGame';
import { launchApi, type NamedGame } from '@livery/api/games/launchGame';
import { frameOpenedAs, isLotteryFramePath, type LotteryOpening, paths } from '@livery/foundation/addresses';
import { useLanguage } from '@livery/i18n/react';
import { isListedOrigin } from '@livery/merchant/listed-origins';
import { useMerchant } from '@livery/merchant/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { GameActionContext } from '../../model/gameActionContext.ts';
import { openInTab } from '../../model/openInTab.ts';
import type { PlayState } from '../../model/playState.ts';
import { useStoreHasPlayed } from '../../hooks/useStoreHasPlayed.ts';
import { type PlayFailure, playFailureOf } from './playFailure.ts';

/** A game's page in its frame. */
interface Framed {
  url: string;
  /** The origin whose messages are accepted. */
  origin: string;
  /** Whether it is the app's own frame, which has its own close button. */
  isOwn: boolean;
  /**
   * Number of the launch in this visit. Each launch has a new frame, so that no launch adds an entry to the history.
   */
  number: number;
}

interface Launched {
  framed: Framed | undefined;
  failure: PlayFailure | undefined;
  /** How often `launch` was called. */
  tries: number;
  /** Launches the game again. Each launch has a new ticket, because a ticket can be used only once. */
  launch: () => void;
  /** Removes the game, and stores the reason of the failure. */
  fail: (failure: PlayFailure) => void;
}

/**
 * Launches a game as soon as its data is available. A game on one of `gameHosts` and the app's own frame of lotteries
 * are shown in a frame. Any other game opens in the tab and replaces this screen. The exit of such a game opens the
 * page from which it was opened.
 *
 * @param opening how a lottery is opened
 */
export function useLaunch(
  game: NamedGame | undefined,
  { game: shown, opened }: PlayState,
  opening: LotteryOpening,
): Launched {
  const dispatch = useDispatch<GameActionContext['dispatch']>();
  const { gateway } = useMerchant();
  const storeHasPlayed = useStoreHasPlayed();
  const language = useLanguage();
  const [state, setState] = useState<Pick<Launched, 'framed' | 'failure'>>({ framed: undefined, failure: undefined });
  const count = useRef(0);

  const show = (url: string, number: number) => {
    const page = new URL(url, window.location.href);
    const { origin, pathname } = page;
    const isHere = origin === window.location.origin;
    const isOwn = isHere && isLotteryFramePath(pathname);
    if (isOwn || (!isHere && isListedOrigin(origin, gateway.gameHosts))) {
      const shownUrl = isOwn ? frameOpenedAs(page, opening).href : url;
      setState({ framed: { url: shownUrl, origin, isOwn, number }, failure: undefined });
      return;
    }
    openInTab(url, opened);
  };

  const launch = useEffectEvent(async (named: NamedGame) => {
    const number = ++count.current;
    setState({ framed: undefined, failure: undefined });
    const request = { game: named, backUrl: opened?.from ?? paths.home };
    const { data, error } = await dispatch(launchApi.endpoints.launchGame.initiate(request, { track: false }));
    // Ignore this reply if the player has left or has launched the game again.
    if (number !== count.current) return;
    if (data === undefined) return setState({ framed: undefined, failure: playFailureOf(error as GatewayError) });
    storeHasPlayed(true);
    void dispatch(
      addRecentGameApi.endpoints.addRecentGame.initiate({ game: named, listed: shown, language }, { track: false }),
    );
    show(data.url, number);
  });

  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (game !== undefined) void launch(game);
    return () => void (count.current += 1);
  }, [game, times]);

  return {
    ...state,
    tries: times,
    launch: () => setTimes((before) => before + 1),
    fail: (failure) => setState({ framed: undefined, failure }),
  };
}
