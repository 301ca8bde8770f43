import { FavoriteGames, RecentGames, useHasPlayed, useLaunchGame } from '@livery/features/games';
import { LiveModels } from '@livery/features/live-models';
import { LotteryHistory, LotteryStrip } from '@livery/features/lottery';
import { WinnerBoard } from '@livery/features/winners';
import { FailureBoundary } from '@livery/foundation/failure';
import { useMerchant } from '@livery/merchant/react';

/**
 * Everything on home below the games, from top to bottom. A block shows a skeleton while its data is on its way, nothing
 * when it has nothing to show, and nothing when it throws: its boundary logs that, and the other blocks stay.
 * The games played last come at the end for players whom this device does not know to have played; for the others they
 * stand at home's top.
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
