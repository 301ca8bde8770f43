import { classNames } from '../../classNames.ts';
import styles from './PauseButton.module.css';

export interface PauseButtonProps {
  /** Whether what moves has been stopped. */
  isStopped: boolean;
  /** Called with what the person wants from now on. */
  onChange: (isStopped: boolean) => void;
  /** Name while it moves, such as 'Stop the movement'. */
  stopLabel: string;
  /** Name while it stands still. */
  startLabel: string;
  /** Whether it stands on a picture: it then has a ground of its own. Default false. */
  isOnPicture?: boolean;
}

/** Stops and starts what moves by itself. Not shown under reduced motion, where nothing does. */
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
