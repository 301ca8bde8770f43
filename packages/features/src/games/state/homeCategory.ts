import type { GameType } from '@livery/api/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the rail on home can show: the hot games, or one kind. */
export type HomeCategory = 'HOT' | GameType;

const slice = createSlice({
  name: 'homeCategory',
  initialState: 'HOT' as HomeCategory,
  reducers: { homeCategoryChosen: (_, { payload }: PayloadAction<HomeCategory>) => payload },
  selectors: { selectHomeCategory: (category) => category },
});

/** Which games home shows. Kept in the store, so that coming back to home finds it as it was left. */
export const homeCategorySlice = slice;
export const { homeCategoryChosen } = slice.actions;
export const { selectHomeCategory } = slice.selectors;
