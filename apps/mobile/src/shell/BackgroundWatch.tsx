import { AffiliateLinkWatch } from '@livery/features/auth';
import { GameAfterLogin } from '@livery/features/games';
import { SiteWatch } from '@livery/features/site';
import type { ComponentProps } from 'react';
import { AppBadgeWatch } from './AppBadgeWatch.tsx';
import { MoneyWatch } from './MoneyWatch.tsx';
import { NewVersionWatch } from './NewVersionWatch.tsx';
import { PlayReminderWatch } from './PlayReminderWatch.tsx';
import { PressWatch } from './PressWatch.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { SwipeWatch } from './SwipeWatch.tsx';

/**
 * Components that watch in the background. They are mounted when the screens are usable. They watch session, site and
 * network, the game that a guest tapped before login, the affiliate's link, and money calls whose reply was lost. They
 * also watch the play time, the number on the app's icon, presses, swipes, and new versions.
 */
export function BackgroundWatch(watch: ComponentProps<typeof SiteWatch>) {
  return (
    <>
      <SessionWatch />
      <SiteWatch {...watch} />
      <GameAfterLogin />
      <AffiliateLinkWatch />
      <MoneyWatch />
      <PlayReminderWatch />
      <AppBadgeWatch />
      <PressWatch />
      <SwipeWatch />
      <NewVersionWatch />
    </>
  );
}
