import type { GameType } from '@livery/api/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The categories of the game entry: the hot games, the favourites, one kind, or only the e-sports of the kind SPORTS.
 */
export type HomeCategory = 'HOT' | 'FAV' | 'ESPORTS' | GameType;

/** Categories that only the game entry has, and the category that home shows instead. */
const shownOnHome = { FAV: 'HOT', ESPORTS: 'SPORTS' } as const;

/**
 * The category that home and the game entry show. It is in the store, so that it is still selected after the player
 * leaves and returns.
 */
export const homeCategorySlice = createSlice({
  name: 'homeCategory',
  initialState: (): HomeCategory => 'HOT',
  reducers: { homeCategoryChosen: (_, { payload }: PayloadAction<HomeCategory>) => payload },
  selectors: {
    selectHomeCategory: (category) => category,
    selectKindOnHome: (category): 'HOT' | GameType =>
      category === 'FAV' || category === 'ESPORTS' ? shownOnHome[category] : category,
  },
});

export const { homeCategoryChosen } = homeCategorySlice.actions;
export const { selectHomeCategory, selectKindOnHome } = homeCategorySlice.selectors;
