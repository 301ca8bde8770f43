import { classNames } from '../../classNames.ts';
import styles from './PauseButton.module.css';

export interface PauseButtonProps {
  /** Whether the motion has been stopped. */
  isStopped: boolean;
  /** Called with the new state. */
  onChange: (isStopped: boolean) => void;
  /** Name while it moves, for example 'Stop the movement'. */
  stopLabel: string;
  /** Name while it is stopped. */
  startLabel: string;
  /** Whether it is over a picture: it then has its own background. Default false. */
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
