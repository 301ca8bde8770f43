import { CardStrip } from '@livery/foundation/blocks';
import { GameTile, type GameTileProps, SectionHeader, TileSkeleton } from '@livery/ui';
import { type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import styles from './GameStrip.module.css';

/** Width of a tile in rem. */
const stripTileWidth = 1.44;
/** Number of tiles that are visible before the player scrolls. */
const seen = 4;

export interface GameStripProps {
  title: string;
  icon?: ReactNode;
  /** Undefined while the games are loading. */
  games: readonly (Omit<GameTileProps, 'width'> & { id: string })[] | undefined;
}

/** Games in a titled row of small tiles that scrolls horizontally. Renders nothing if there are no games. */
export function GameStrip({ title, icon, games }: GameStripProps) {
  const id = useId();
  // Render the hidden tiles after the first paint, so that a tapped category appears sooner.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  if (games?.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={games === undefined}>
      <div className={styles.title}>
        <SectionHeader id={id} title={title} icon={icon} />
      </div>
      <CardStrip label={title}>
        {games === undefined
          ? Array.from({ length: seen }, (_, index) => (
              <div key={index} className={styles.tile}>
                <TileSkeleton isSmall />
              </div>
            ))
          : games.slice(0, isWhole ? games.length : seen).map(({ id: game, ...tile }) => (
              <div key={game} className={styles.tile}>
                <GameTile {...tile} width={stripTileWidth} />
              </div>
            ))}
      </CardStrip>
    </section>
  );
}
