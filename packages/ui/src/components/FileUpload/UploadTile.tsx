import { Check, CircleAlert, ImageOff, X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../../classNames.ts';
import { usePreview } from './usePreview.ts';
import styles from './FileUpload.module.css';

export interface UploadItem {
  id: string;
  file: File;
  /** Progress of sending, from 0 to 1. Undefined before sending starts. 1 shows that the picture has arrived. */
  progress?: number;
  /** Why sending failed. Start with the next step. The name of the file is shown before this text. */
  error?: string;
}

interface UploadTileProps {
  item: UploadItem;
  removeLabel: string;
  progressLabel: string;
  onRemove: () => void;
  disabled?: boolean;
}

/** A selected picture with a preview, its progress, and a button that removes it. */
export function UploadTile({
  item: { file, progress, error },
  removeLabel,
  progressLabel,
  onRemove,
  disabled,
}: UploadTileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const preview = usePreview(file, canvas);
  const isUnderWay = progress !== undefined && progress < 1 && !error;
  return (
    <li className={classNames(styles.tile, error && styles.failed)}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={file.name}
        className={classNames(styles.preview, preview === 'shown' && styles.shown)}
      />
      {preview === 'broken' && <ImageOff aria-hidden className={styles.broken} />}
      {isUnderWay && (
        <progress className={styles.progress} value={progress} max={1} aria-label={`${progressLabel} ${file.name}`} />
      )}
      {progress === 1 && !error && (
        <span aria-hidden className={styles.arrived}>
          <Check />
        </span>
      )}
      {error && (
        <span aria-hidden className={styles.warning}>
          <CircleAlert />
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={`${removeLabel} ${file.name}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
    </li>
  );
}
