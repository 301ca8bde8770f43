import { useTexts } from '@livery/i18n/react';
import { RotateCcw } from 'lucide-react';
import { GameStrip } from '../GameStrip/GameStrip.tsx';

export interface RecentGamesViewProps {
  /** The games, the last played game first. */
  games: readonly { id: string; name: string; sources: readonly string[]; onOpen: () => void }[];
}

/** Games in a row of small tiles. */
export function RecentGamesView({ games }: RecentGamesViewProps) {
  const { t } = useTexts('games');
  return (
    <GameStrip
      title={t('recent')}
      icon={<RotateCcw aria-hidden />}
      games={games.map(({ onOpen, ...game }) => ({ ...game, onLaunch: onOpen }))}
    />
  );
}
