import { lazyScreen } from '@livery/features/screen';

export const memberHomeScreen = lazyScreen(async () => (await import('./MemberHomeScreen.tsx')).MemberHomeScreen, {
  texts: ['member', 'home'],
});
