import { GameAfterLogin } from '@livery/features/games';
import { SiteWatch } from '@livery/features/site';
import type { ComponentProps } from 'react';

/** What is watched behind the screens, from when they are usable: the site and the network, and the game that waits for a login. */
export function BackgroundWatch(watch: ComponentProps<typeof SiteWatch>) {
  return (
    <>
      <SiteWatch {...watch} />
      <GameAfterLogin />
    </>
  );
}
