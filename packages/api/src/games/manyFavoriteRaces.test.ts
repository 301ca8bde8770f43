import { testFavoriteRaces } from '../testing/favoriteRaces.ts';

testFavoriteRaces(100);
