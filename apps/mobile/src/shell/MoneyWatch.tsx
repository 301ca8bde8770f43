import { paths } from '@livery/foundation/addresses';
import { lostIntents } from '@livery/features/wallet';
import { useHasLostIntents } from '@livery/foundation/money-notes';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Where nothing may lie over the screen. */
const games: readonly string[] = [paths.play, paths.launchLottery];

/** Says what became of calls that moved money and whose answer nobody heard. Its code loads only where there was one. */
export function MoneyWatch() {
  const hasSome = useHasLostIntents();
  const [isWanted, setWanted] = useState(hasSome);
  // It stays: what has become of one is said after its note has gone.
  if (hasSome && !isWanted) setWanted(true);
  const isPlaying = games.includes(useLocation().pathname);
  return (
    isWanted &&
    !isPlaying && (
      <Suspense>
        <lostIntents.Component />
      </Suspense>
    )
  );
}
