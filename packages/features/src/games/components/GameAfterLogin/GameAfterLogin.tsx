import { selectIsSignedIn } from '@livery/api/session';
import { type WantedGame, wantedGameItem } from '@livery/device/storage';
import { paths } from '@livery/foundation/addresses';
import { Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { OpenWantedGame } from './OpenWantedGame.tsx';

/** The screens on the way to being signed in. */
const ways: readonly string[] = [paths.login, paths.register, paths.registerHtml, paths.forgotPassword];

/**
 * Opens the game that a guest tapped once they are signed in, whether they logged in or registered first. Whoever turns
 * to another screen instead no longer wants it. Shows nothing.
 */
export function GameAfterLogin() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname } = useLocation();
  const isOnTheWay = ways.includes(pathname);
  const [wanted, setWanted] = useState<WantedGame>();

  useEffect(() => {
    const found = wantedGameItem.read();
    if (found === undefined || (!isSignedIn && isOnTheWay)) return;
    wantedGameItem.remove();
    if (isSignedIn) setWanted(found);
  }, [isSignedIn, isOnTheWay]);

  return (
    wanted !== undefined && (
      <Suspense>
        <OpenWantedGame wanted={wanted} onDone={() => setWanted(undefined)} />
      </Suspense>
    )
  );
}
