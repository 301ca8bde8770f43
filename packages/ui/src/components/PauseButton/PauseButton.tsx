import { classNames } from '../../classNames.ts';
import styles from './PauseButton.module.css';

export interface PauseButtonProps {
  /** Whether the motion has been stopped. */
  isStopped: boolean;
  /** Called with true if the player stops the motion, with false if the player starts it. */
  onChange: (isStopped: boolean) => void;
  /** Name of the button while the content moves, for example 'Stop the movement'. */
  stopLabel: string;
  /** Name of the button while the content is stopped. */
  startLabel: string;
  /** Whether the button is over a picture. Then it has its own background. Default false. */
  isOnPicture?: boolean;
}

/** Stops and starts automatic motion. Hidden under reduced motion, because nothing moves then. */
export function PauseButton({ isStopped, onChange, stopLabel, startLabel, isOnPicture = false }: PauseButtonProps) {
  return (
    <button
      type="button"
      data-stopped={isStopped || undefined}
      aria-label={isStopped ? startLabel : stopLabel}
      onClick={() => onChange(!isStopped)}
      className={classNames(styles.button, isOnPicture && styles.onPicture)}
    />
  );
}
