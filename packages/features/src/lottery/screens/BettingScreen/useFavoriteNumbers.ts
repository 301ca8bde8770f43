import type { BettableLottery } from '@livery/api/lottery/lottery';
import { selectSession } from '@livery/api/session';
import { type FavoriteNumbers, favoriteNumbersItem } from '@livery/device/storage';
import { ownerOf } from '@livery/foundation/money-notes';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { favoritesOf, withFavorite, withoutFavorite } from '../../model/favoriteNumbers.ts';
import type { Play, Selection } from '../../model/picking.ts';

export interface Favorites {
  /** The stored selections of a play. */
  of: (play: Play) => readonly Selection[];
  add: (play: Play, selection: Selection) => void;
  remove: (play: Play, selection: Selection) => void;
}

/** Selections that a player stored on this device. All lotteries of a kind share them. */
export function useFavoriteNumbers({ kind }: Pick<BettableLottery, 'kind'>): Favorites {
  const { code: merchant } = useMerchant();
  const owner = ownerOf(merchant, useSelector(selectSession)?.userName);
  const [stored, setStored] = useState(() => favoriteNumbersItem.read());
  const whose = ({ code }: Play) => ({ owner, kind, play: code });
  // Change the stored value and not the rendered value, because another tab may have changed the stored value.
  const change = (make: (all: readonly FavoriteNumbers[]) => readonly FavoriteNumbers[]) => {
    favoriteNumbersItem.write(make(favoriteNumbersItem.read()));
    setStored(favoriteNumbersItem.read());
  };
  return {
    of: (play) => favoritesOf(stored, whose(play), play),
    add: (play, selection) => change((all) => withFavorite(all, whose(play), selection)),
    remove: (play, selection) => change((all) => withoutFavorite(all, whose(play), selection)),
  };
}
