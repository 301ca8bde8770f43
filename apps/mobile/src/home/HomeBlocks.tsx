import { FavoriteGames, RecentGames, useHasPlayed, useLaunchGame } from '@livery/features/games';
import { LiveModels } from '@livery/features/live-models';
import { LotteryHistory, LotteryStrip } from '@livery/features/lottery';
import { WinnerBoard } from '@livery/features/winners';
import { FailureBoundary } from '@livery/foundation/failure';
import { useMerchant } from '@livery/merchant/react';

/**
 * Everything on home below the games, from top to bottom. A block shows a skeleton while its data loads. It shows
 * nothing if it has no data or throws: then its boundary logs the error, and the other blocks stay. The last played
 * games are at the top of home if this device has stored that the player has played. Otherwise they are at the end of
 * these blocks.
 */
export function HomeBlocks() {
  const { switches } = useMerchant();
  const launch = useLaunchGame();
  const isContinuedAbove = useHasPlayed();
  const opens = { onOpenGame: (game: Parameters<typeof launch>[0]) => void launch(game) };

  return (
    <>
      <FailureBoundary>
        <FavoriteGames />
      </FailureBoundary>
      {switches.LIVEMODELS && (
        <FailureBoundary>
          <LiveModels {...opens} />
        </FailureBoundary>
      )}
      <FailureBoundary>
        <WinnerBoard {...opens} />
      </FailureBoundary>
      <FailureBoundary>
        <LotteryStrip {...opens} />
      </FailureBoundary>
      <FailureBoundary>
        <LotteryHistory />
      </FailureBoundary>
      {!isContinuedAbove && (
        <FailureBoundary>
          <RecentGames {...opens} />
        </FailureBoundary>
      )}
    </>
  );
}
