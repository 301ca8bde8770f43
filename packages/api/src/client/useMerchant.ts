import type { PublicMerchant } from '@livery/merchant';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { contextOf } from './context.ts';

// A thunk that dispatches nothing: it only hands out what the store was made with. Safe while rendering.
const readMerchant = (_dispatch: unknown, _getState: unknown, extra: unknown): PublicMerchant => contextOf(extra).merchant;

/** The merchant this app wears. The same object for as long as the store lives. */
export function useMerchant(): PublicMerchant {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return dispatch(readMerchant);
}
