import { paths } from '@livery/foundation/addresses';
import { unresolvedIntents } from '@livery/features/wallet';
import { useHasUnresolvedIntents } from '@livery/foundation/money-notes';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Screens that nothing may cover. */
const games: readonly string[] = [paths.play, paths.launchLottery];

/** Reports the outcome of money calls whose reply was lost. Its code loads only if there was such a call. */
export function MoneyWatch() {
  const hasSome = useHasUnresolvedIntents();
  const [isWanted, setWanted] = useState(hasSome);
  // This state is never reset, because the outcome is shown after the stored call was removed.
  if (hasSome && !isWanted) setWanted(true);
  const isPlaying = games.includes(useLocation().pathname);
  return (
    isWanted &&
    !isPlaying && (
      <Suspense>
        <unresolvedIntents.Component />
      </Suspense>
    )
  );
}
