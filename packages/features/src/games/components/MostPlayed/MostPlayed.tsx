import type { GameType } from '@livery/api/contract';
import { useGetPopularGamesQuery } from '@livery/api/games/getPopularGames';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { TrendingUp } from 'lucide-react';
import { useStripTiles } from '../../hooks/useStripTiles.ts';
import { GameStrip } from '../GameStrip/GameStrip.tsx';

interface MostPlayedProps {
  /** The kind of games. Default: games of every kind. */
  gameType?: GameType;
  /** Codes of the vendors whose games are shown. Default: all vendors. */
  vendors?: readonly string[];
}

/**
 * The games that the merchant's players play most. Renders nothing if there are no such games, or if they cannot be
 * loaded.
 */
export function MostPlayed({ gameType, vendors }: MostPlayedProps) {
  const { t } = useTexts('gameEntry');
  const language = useLanguage();
  const { currentData, isError } = useGetPopularGamesQuery({ language, ...(gameType && { gameType }) });
  const games = currentData?.filter(({ vendorCode }) => vendors?.includes(vendorCode) ?? true);
  const tiles = useStripTiles(isError && games === undefined ? [] : games);
  return <GameStrip title={t('mostPlayed')} icon={<TrendingUp aria-hidden />} games={tiles} />;
}
