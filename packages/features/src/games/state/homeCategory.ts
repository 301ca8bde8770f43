import type { GameType } from '@livery/api/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the rail on home can show: the hot games, or one kind. */
export type HomeCategory = 'HOT' | GameType;

/** Which games home shows. It is in the store so that it survives leaving home and coming back. */
export const homeCategorySlice = createSlice({
  name: 'homeCategory',
  initialState: (): HomeCategory => 'HOT',
  reducers: { homeCategoryChosen: (_, { payload }: PayloadAction<HomeCategory>) => payload },
  selectors: { selectHomeCategory: (category) => category },
});

export const { homeCategoryChosen } = homeCategorySlice.actions;
export const { selectHomeCategory } = homeCategorySlice.selectors;
