export { ContinuePlaying, RecentGames } from './blocks.tsx';
export { FavoriteGames } from './components/FavoriteGames/FavoriteGames.tsx';
export { GameAfterLogin } from './components/GameAfterLogin/GameAfterLogin.tsx';
export { HomeGames } from './components/HomeGames/HomeGames.tsx';
export * from './routes.tsx';
export { useHasPlayed } from './hooks/useHasPlayed.ts';
export { useLaunchGame } from './hooks/useLaunchGame.ts';
export { useShowHotGames } from './hooks/useShowHotGames.ts';
export { homeCategoryChosen, homeCategorySlice } from './state/homeCategory.ts';
