import type { GameType } from '@livery/api/contract';
import { useGetHotGamesQuery } from '@livery/api/games/gameLists';
import type { Game } from '@livery/api/games/gameLists';
import { selectLoadedGames } from '@livery/api/games/loadedGames';
import { afterOverlay, useBackCloses } from '@livery/foundation/navigation';
import { useLanguage } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useLaunchGame } from '../../hooks/useLaunchGame.ts';
import { listAddress } from '../../model/listAddress.ts';
import { clearSearches, noteSearch, readSearches } from '../../model/recentSearches.ts';
import { suggestGames } from '../../model/suggestGames.ts';
import type { GameSearchProps } from './gameSearchProps.ts';
import type { GameSearchViewProps } from './GameSearchView.tsx';

const none: readonly Game[] = [];

/** State and handlers of the search for games. */
export function useGameSearch({
  isOpen,
  onClose,
  search = '',
  gameType,
  onSearch,
}: GameSearchProps): GameSearchViewProps {
  const { code } = useMerchant();
  const language = useLanguage();
  const navigate = useNavigate();
  const launch = useLaunchGame();
  const [typed, setTyped] = useState(search);
  const [scope, setScope] = useState<GameType | undefined>(gameType);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setTyped(search);
      setScope(gameType);
      setRecent(readSearches(code));
    }
  }
  useBackCloses(isOpen, onClose);

  const games = useSelector((store) => (isOpen ? selectLoadedGames(store, language) : none));
  const { currentData: hot } = useGetHotGamesQuery({ language }, { skip: !isOpen });
  // A slow phone shows each letter first, then the suggestions.
  const sought = useDeferredValue(typed);
  const suggestions = useMemo(() => suggestGames(games, sought, scope), [games, sought, scope]);

  const leave = (act: () => void) => {
    afterOverlay(act);
    onClose();
  };
  const searchFor = (words: string) => {
    noteSearch(code, words);
    const searched = { search: words, gameType: scope };
    leave(() => {
      if (onSearch) onSearch(searched);
      else void navigate(listAddress({ kind: 'all', search: words, ...(scope !== undefined && { gameType: scope }) }));
    });
  };

  return {
    isOpen,
    onClose,
    typed,
    sought,
    suggestions,
    recent,
    hot: hot?.filter(({ category }) => scope === undefined || category === scope) ?? none,
    gameType,
    scope,
    onType: setTyped,
    onScope: setScope,
    onSearch: searchFor,
    onOpenGame: (game) => {
      if (typed !== '') noteSearch(code, game.name);
      leave(() => void launch(game));
    },
    onClearRecent: () => {
      clearSearches(code);
      setRecent([]);
    },
  };
}
