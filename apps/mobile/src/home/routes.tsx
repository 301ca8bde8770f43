import { lazyScreen } from '@livery/features/screen';

export const homeScreen = lazyScreen(async () => (await import('./HomeScreen.tsx')).HomeScreen, { texts: ['home', 'games'] });
