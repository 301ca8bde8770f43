import { FavoriteGames, useLaunchGame } from '@livery/features/games';
import {
  LiveModels,
  LotteryHistory,
  LotteryStrip,
  type OpensGames,
  RecentGames,
  WinnerBoard,
} from '@livery/features/lobby';
import { lazyPart } from '@livery/foundation/code';
import { useMerchant } from '@livery/merchant/react';
import { Suspense, useEffect, useState } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';

const HomeOverlays = lazyPart(async () => (await import('./HomeOverlays.tsx')).HomeOverlays);

/**
 * What stands below the games, in this order, and after it what lies over home. It comes in one piece once the games are
 * on screen. Every part decides for itself whether it has something to show, and keeps its place by a skeleton if it has
 * to ask first.
 */
export function HomeLater() {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const { switches } = useMerchant();
  const launch = useLaunchGame();
  const opens: OpensGames = { onOpenGame: (game) => void launch(game) };

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
          <HomeOverlays />
        </Suspense>
      )}
    </>
  );
}
