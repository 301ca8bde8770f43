import { FavoriteGames, RecentGames, useLaunchGame } from '@livery/features/games';
import { LiveModels } from '@livery/features/live-models';
import { LotteryHistory, LotteryStrip } from '@livery/features/lottery';
import { WinnerBoard } from '@livery/features/winners';
import { lazyCode } from '@livery/foundation/code';
import { FailureBoundary } from '@livery/foundation/failure';
import { useMerchant } from '@livery/merchant/react';
import { Suspense, useEffect, useState } from 'react';

const overlays = lazyCode(() => import('./HomeOverlays.tsx'), 'HomeOverlays', { whenFailed: 'hide' });

/**
 * The blocks below the games, in their order, and then the overlays of home. They load together once the games are on
 * screen. Each block shows a skeleton while it loads, and nothing where it has nothing to show.
 */
export function HomeLater() {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const { switches } = useMerchant();
  const launch = useLaunchGame();
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
      <FailureBoundary>
        <RecentGames {...opens} />
      </FailureBoundary>
      {isShown && (
        <Suspense>
          <overlays.Component />
        </Suspense>
      )}
    </>
  );
}
