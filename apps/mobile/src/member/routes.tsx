import { lazyScreen } from '@livery/foundation/code';

export const memberHomeScreen = lazyScreen(async () => (await import('./MemberHomeScreen.tsx')).MemberHomeScreen, {
  texts: ['member', 'home'],
});
