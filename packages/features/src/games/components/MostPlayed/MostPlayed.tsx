import type { GameType } from '@livery/api/contract';
import { useGetPopularGamesQuery } from '@livery/api/games/getPopularGames';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { TrendingUp } from 'lucide-react';
import { useStripTiles } from '../../hooks/useStripTiles.ts';
import { GameStrip } from '../GameStrip/GameStrip.tsx';

interface MostPlayedProps {
  /** Default: games of every kind. */
  gameType?: GameType;
  /** Whose games, of that kind. Default: anybody's. */
  vendors?: readonly string[];
}

/** The games that the merchant's players play most. Nothing where nobody has played, or where they cannot be had. */
export function MostPlayed({ gameType, vendors }: MostPlayedProps) {
  const { t } = useTexts('gameEntry');
  const language = useLanguage();
  const { currentData, isError } = useGetPopularGamesQuery({ language, ...(gameType && { gameType }) });
  const games = currentData?.filter(({ vendorCode }) => vendors?.includes(vendorCode) ?? true);
  const tiles = useStripTiles(isError && games === undefined ? [] : games);
  return <GameStrip title={t('mostPlayed')} icon={<TrendingUp aria-hidden />} games={tiles} />;
}
