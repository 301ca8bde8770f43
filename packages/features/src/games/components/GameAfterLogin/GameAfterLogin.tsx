import { selectIsSignedIn } from '@livery/api/session';
import { type WantedGame, wantedGameItem } from '@livery/device/storage';
import { waysIn } from '@livery/foundation/roles';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { OpenWantedGame } from './OpenWantedGame.tsx';

/**
 * Opens the game that a guest tapped, once they are signed in, whether they logged in
 * or registered first. Whoever turns to another screen instead no longer wants it. Shows nothing.
 */
export function GameAfterLogin() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname, key } = useLocation();
  const isOnTheWay = (waysIn as readonly string[]).includes(pathname);
  const [wanted, setWanted] = useState<WantedGame>();

  // By the location, not by login having shown: on a slow phone a step back may come before that.
  const lastKey = useRef<string>(undefined);
  useEffect(() => {
    const hasTurnedAway = lastKey.current !== key && !isOnTheWay;
    lastKey.current = key;
    const found = wantedGameItem.read();
    if (found === undefined || (!isSignedIn && !hasTurnedAway)) return;
    wantedGameItem.remove();
    if (isSignedIn) setWanted(found);
  }, [isSignedIn, isOnTheWay, key]);

  // Login leads back to the page first: the game's entry comes behind that.
  return (
    wanted !== undefined &&
    !isOnTheWay && (
      <Suspense>
        <OpenWantedGame wanted={wanted} onDone={() => setWanted(undefined)} />
      </Suspense>
    )
  );
}
