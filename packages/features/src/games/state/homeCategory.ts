import type { GameType } from '@livery/api/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the game entry can show: the hot games, the favourites, one kind, or of the kind SPORTS the e-sports alone. */
export type HomeCategory = 'HOT' | 'FAV' | 'ESPORTS' | GameType;

/** What home shows for the categories that only the game entry has. */
const shownOnHome = { FAV: 'HOT', ESPORTS: 'SPORTS' } as const;

/** Which games home and the game entry show. It is in the store so that it survives leaving them and coming back. */
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
