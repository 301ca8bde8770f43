import { classNames } from '../../classNames.ts';
import { useSharedPicture } from '../../motion/useSharedPicture.ts';
import { useLongPress } from '../../press/useLongPress.ts';
import { GameBadge, type GameBadgeProps } from '../GameBadge/GameBadge.tsx';
import { GameImage } from '../GameImage/GameImage.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './GameTile.module.css';

/** Width in rem. The name of a narrower tile has a smaller font. */
const smallBelow = 2;

export interface GameTileProps {
  name: string;
  /** The maker of the game, in small text under its name. */
  provider?: string;
  /** The smallest stake, for example '$5+'. It is shown beside the provider if it fits in the tile. */
  stake?: string | undefined;
  /** Addresses of its picture, tried in order. */
  sources: readonly string[];
  /** Rendered width of its picture in rem. Default: the width of a tile in a grid of three columns. */
  width?: number;
  onLaunch: () => void;
  /** Shows more about the game: by a long press, a right click or the context-menu key. */
  onDetails?: (() => void) | undefined;
  /** A badge about the game. Default: no badge. */
  badge?: { kind: GameBadgeProps['kind']; label: string };
  /** The heart in the corner. Default: no heart. */
  favourite?: {
    isOn: boolean;
    /** Name of the heart, for example 'Favourite: Lucky Fish'. The platform announces whether it is pressed. */
    label: string;
    onToggle: () => void;
    isBusy?: boolean;
  };
  /** The game is being opened. */
  isBusy?: boolean;
  /** Load its picture with high priority, because it is in the first viewport. */
  isEager?: boolean;
}

/**
 * A game in a grid: a picture of the tile's width, the name on one or two lines, provider and heart. All tiles have the
 * same height, so that rows of tiles are even.
 */
export function GameTile({
  name,
  provider,
  stake,
  sources,
  width,
  onLaunch,
  onDetails,
  badge,
  favourite,
  isBusy = false,
  isEager,
}: GameTileProps) {
  const longPress = useLongPress(onDetails);
  const { ref: picture, leave } = useSharedPicture<HTMLSpanElement>(sources[0]);
  const launch = () => {
    leave();
    onLaunch();
  };
  const isSmall = width !== undefined && width < smallBelow;
  const hasStake = !isSmall && provider !== undefined && stake !== undefined;
  const maker = provider !== undefined && (
    <span dir="auto" className={styles.provider}>
      {provider}
    </span>
  );
  return (
    <div className={classNames(styles.tile, isSmall && styles.small)}>
      <button
        {...longPress}
        type="button"
        data-launch
        className={classNames(styles.launch, onDetails && styles.held)}
        onClick={isBusy ? undefined : launch}
        aria-busy={isBusy || undefined}
      >
        <GameImage sources={sources} width={width} isEager={isEager} frameRef={picture} className={styles.picture}>
          {badge && (
            <span className={styles.corners}>
              <GameBadge kind={badge.kind} size="small" className={styles.badge}>
                {badge.label}
              </GameBadge>
            </span>
          )}
          {isBusy && (
            <span className={styles.busy}>
              <Spinner size="large" />
            </span>
          )}
        </GameImage>
        <span className={provider === undefined ? styles.words : styles.wordsOfTwo}>
          <span dir="auto" className={styles.name}>
            {name}
          </span>
          {hasStake ? (
            <span className={styles.providerAndStake}>
              {maker}
              <bdi className={styles.stake}>{stake}</bdi>
            </span>
          ) : (
            maker
          )}
        </span>
      </button>
      {favourite && (
        <button
          type="button"
          className={styles.heart}
          aria-label={favourite.label}
          aria-pressed={favourite.isOn}
          aria-busy={favourite.isBusy || undefined}
          onClick={favourite.isBusy ? undefined : favourite.onToggle}
        />
      )}
    </div>
  );
}
