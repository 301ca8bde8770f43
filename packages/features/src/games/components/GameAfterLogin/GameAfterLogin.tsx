import { selectIsSignedIn } from '@livery/api/session';
import { type RequestedGame, requestedGameItem } from '@livery/device/storage';
import { signInPaths } from '@livery/foundation/roles';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { OpenWantedGame } from './OpenWantedGame.tsx';

/**
 * Opens the game that a guest tapped, after the guest logs in or registers and logs in. If the guest opens another
 * screen, the game does not open. Renders nothing.
 */
export function GameAfterLogin() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname, key } = useLocation();
  const isOnTheWay = (signInPaths as readonly string[]).includes(pathname);
  const [wanted, setWanted] = useState<RequestedGame>();

  // Locations are compared, because on a slow phone the player may go back before login is shown.
  const lastKey = useRef<string>(undefined);
  useEffect(() => {
    const hasTurnedAway = lastKey.current !== key && !isOnTheWay;
    lastKey.current = key;
    const found = requestedGameItem.read();
    if (found === undefined || (!isSignedIn && !hasTurnedAway)) return;
    requestedGameItem.remove();
    if (isSignedIn) setWanted(found);
  }, [isSignedIn, isOnTheWay, key]);

  // Login first returns to the page. So the history entry of the game comes after the entry of the page.
  return (
    wanted !== undefined &&
    !isOnTheWay && (
      <Suspense>
        <OpenWantedGame wanted={wanted} onDone={() => setWanted(undefined)} />
      </Suspense>
    )
  );
}
