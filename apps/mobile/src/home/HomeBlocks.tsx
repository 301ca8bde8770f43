import { FavoriteGames, RecentGames, useHasPlayed, useLaunchGame } from '@livery/features/games';
import { LiveModels } from '@livery/features/live-models';
import { LotteryHistory, LotteryStrip } from '@livery/features/lottery';
import { WinnerBoard } from '@livery/features/winners';
import { FailureBoundary } from '@livery/foundation/failure';
import { useMerchant } from '@livery/merchant/react';

/**
 * The blocks below the games, in their order. The games played last are among them only where they do not stand above already. Each shows a skeleton while it loads, and nothing where it has nothing to
 * show.
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
