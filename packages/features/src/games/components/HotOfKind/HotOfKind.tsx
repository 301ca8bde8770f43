import type { GameType } from '@livery/api/contract';
import { useGetHotGamesQuery } from '@livery/api/games/gameLists';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { Flame } from 'lucide-react';
import { useStripTiles } from '../../hooks/useStripTiles.ts';
import { GameStrip } from '../GameStrip/GameStrip.tsx';

interface HotOfKindProps {
  gameType: GameType;
  /** Codes of the vendors whose games are shown. Default: all vendors. */
  vendors?: readonly string[];
}

/** The hot games of a kind, rendered after the hot games are loaded. */
export function HotOfKind({ gameType, vendors }: HotOfKindProps) {
  const { t } = useTexts('home');
  const language = useLanguage();
  const { currentData, isError } = useGetHotGamesQuery({ language });
  const hot = currentData?.filter(
    ({ category, vendorCode }) => category === gameType && (vendors?.includes(vendorCode) ?? true),
  );
  const tiles = useStripTiles(isError && hot === undefined ? [] : hot);
  return <GameStrip title={t('hotGames')} icon={<Flame aria-hidden />} games={tiles} />;
}
