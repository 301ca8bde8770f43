export { FavoriteGames } from './components/FavoriteGames/FavoriteGames.tsx';
export { HomeGames } from './components/HomeGames/HomeGames.tsx';
export { gameListScreen } from './routes.tsx';
export { homeCategorySlice } from './state/homeCategory.ts';
