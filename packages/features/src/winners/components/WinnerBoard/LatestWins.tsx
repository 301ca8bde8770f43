import { GameImage, Money } from '@livery/ui';
import { usePause } from '@livery/ui/touch';
import { useRotatingRows } from './useRotatingRows.ts';
import styles from './LatestWins.module.css';

/** The data of a win on the board. */
export interface LatestWin {
  id: string;
  /** Masked name of the player. */
  name: string;
  /** Amount in the merchant's format. */
  amount: string;
  /** The time since the win, in words. */
  when: string;
  /** Name of the game. */
  game: string;
  /** Addresses of the game's picture, in the order in which they are tried. */
  sources: readonly string[];
  /** Opens the game. */
  onOpen: () => void;
}

interface WinnerRollProps {
  label: string;
  wins: readonly LatestWin[];
  isInSight: boolean;
}

/** The number of visible rows. */
const shown = 4;

/**
 * The latest wins. They scroll row by row. The rows pause during touch, mouse hover and keyboard focus, while the board
 * is not visible, and with reduced motion.
 */
export function LatestWins({ label, wins, isInSight }: WinnerRollProps) {
  const { isPaused, handlers } = usePause();
  const { rows, step } = useRotatingRows(wins, { shown, isMoving: isInSight && !isPaused });
  const isRolling = rows.length > shown;
  return (
    <div className={styles.roll} data-rolling={isRolling || undefined} {...handlers}>
      <ul aria-label={label} className={styles.rows} data-step={step === 0 ? undefined : step % 2}>
        {rows.map((win, index) => (
          // The row that has already scrolled out of view is inert.
          <li key={win.id} className={styles.row} inert={isRolling && index === 0}>
            <button type="button" className={styles.win} onClick={win.onOpen}>
              <span className={styles.picture}>
                <GameImage sources={win.sources} ratio="square" width={0.96} />
              </span>
              <span className={styles.words}>
                <bdi className={styles.name}>{win.name}</bdi>
                <span dir="auto" className={styles.game}>
                  {win.game}
                </span>
              </span>
              <span className={styles.figures}>
                <span className={styles.amount}>
                  <Money>{win.amount}</Money>
                </span>
                <span className={styles.when}>{win.when}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
