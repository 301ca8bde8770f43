import type { Game } from '@livery/api/games/gameLists';
import type { OverlayState } from '@livery/foundation/code';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, GameBadge, GameImage, KeyValue, KeyValueList } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import { Heart, Play } from 'lucide-react';
import { badgesOf } from '../../model/tileBadge.ts';
import styles from './GameCardView.module.css';

export interface GameCardViewProps extends OverlayState {
  game: Pick<
    Game,
    'name' | 'vendorName' | 'category' | 'minStake' | 'isNew' | 'isHot' | 'isLive' | 'isJackpot' | 'isInMaintenance'
  >;
  /** Addresses of the picture, in the order in which they are tried. */
  sources: readonly string[];
  isFavorite: boolean;
  onFavorite: () => void;
  onPlay: () => void;
}

/** Width of the picture, in rem. */
const pictureWidth = 2.4;

/**
 * A game's picture, its facts, and the buttons to play the game and to add it to the favourites. During maintenance a
 * message replaces the play button.
 */
export function GameCardView({ game, sources, isFavorite, onFavorite, onPlay, isOpen, onClose }: GameCardViewProps) {
  const { t } = useTexts('gameCard');
  const { t: games } = useTexts('games');
  const { t: common } = useTexts('common');
  const { money } = useFormats();
  const badges = badgesOf(game);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={game.name} closeLabel={common('close')}>
      <div className={styles.card}>
        <div className={styles.facts}>
          <GameImage sources={sources} width={pictureWidth} isEager className={styles.picture} />
          <div className={styles.words}>
            {badges.length > 0 && (
              <ul className={styles.badges}>
                {badges.map((badge) => (
                  <li key={badge}>
                    <GameBadge kind={badge}>{games(badge)}</GameBadge>
                  </li>
                ))}
              </ul>
            )}
            <KeyValueList>
              <KeyValue label={t('provider')}>{game.vendorName}</KeyValue>
              <KeyValue label={t('kind')}>{games(`category${game.category}`)}</KeyValue>
              {game.minStake !== undefined && <KeyValue label={t('stake')}>{money(game.minStake)}</KeyValue>}
            </KeyValueList>
          </div>
        </div>
        {game.isInMaintenance === true && <p className={styles.closed}>{t('maintenance')}</p>}
        <div className={styles.ways}>
          {game.isInMaintenance !== true && (
            <Button variant="primary" isBlock icon={<Play aria-hidden />} onClick={onPlay}>
              {t('play')}
            </Button>
          )}
          <Button
            variant="secondary"
            isBlock
            icon={<Heart aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />}
            onClick={onFavorite}
          >
            {isFavorite ? t('drop') : t('keep')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
