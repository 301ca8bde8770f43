import { FavoriteGames, RecentGames, useHasPlayed, useLaunchGame } from '@livery/features/games';
import { LiveModels } from '@livery/features/live-models';
import { LotteryHistory, LotteryStrip } from '@livery/features/lottery';
import { WinnerBoard } from '@livery/features/winners';
import { FailureBoundary } from '@livery/foundation/failure';
import type { HomeBlock } from '@livery/merchant';
import { useMerchant } from '@livery/merchant/react';
import type { ReactNode } from 'react';

/**
 * Everything on home below the games, in the merchant's order. A block shows a skeleton while its data loads. It shows
 * nothing if it has no data or throws: then its boundary logs the error, and the other blocks stay. The last played
 * games are at the top of home, and not here, if this device has stored that the player has played.
 */
export function HomeBlocks() {
  const { switches, homeBlocks } = useMerchant();
  const launch = useLaunchGame();
  const isContinuedAbove = useHasPlayed();
  const opens = { onOpenGame: (game: Parameters<typeof launch>[0]) => void launch(game) };

  const blocks: Record<HomeBlock, ReactNode> = {
    favourites: <FavoriteGames />,
    liveModels: switches.LIVEMODELS && <LiveModels {...opens} />,
    winners: <WinnerBoard {...opens} />,
    lotteries: <LotteryStrip {...opens} />,
    results: <LotteryHistory />,
    recent: !isContinuedAbove && <RecentGames {...opens} />,
  };
  return homeBlocks.map((name) => <FailureBoundary key={name}>{blocks[name]}</FailureBoundary>);
}
