import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../classNames.ts';
import { digitsOnly } from '../../digitsOnly.ts';
import { FieldFrame, describedBy } from '../FieldFrame/FieldFrame.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import styles from './CaptchaField.module.css';

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'type'> {
  /** Address of the picture, usually a data URL; undefined while it loads. */
  picture?: string;
  /** Describes the picture for players who cannot see it. */
  pictureLabel: string;
  /** Text saying that a press loads another picture. */
  refreshLabel: string;
  onRefresh: () => void;
  isRefreshing?: boolean;
}

/** The maximum length of an answer. */
const longest = 6;

/**
 * A picture with a few digits, and a field for these digits. The field accepts digits of any script. The picture is a
 * button that loads another picture. Its name describes the picture and the effect of a press.
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const {
    label,
    help,
    error,
    isRequired,
    picture,
    pictureLabel,
    refreshLabel,
    onRefresh,
    isRefreshing = false,
    maxLength = longest,
    id,
    onChange,
    ...rest
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error} isRequired={isRequired}>
      <input
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        {...rest}
        type="text"
        onChange={digitsOnly(maxLength, onChange)}
        {...describedBy(fieldId, { help, error, isRequired })}
      />
      <button
        type="button"
        className={styles.picture}
        aria-label={`${pictureLabel}. ${refreshLabel}`}
        onClick={onRefresh}
        aria-busy={isRefreshing || undefined}
      >
        {picture ? <img src={picture} alt="" className={styles.image} /> : <span className={styles.empty} />}
        <RefreshCw aria-hidden className={classNames(styles.arrows, isRefreshing && styles.turning)} />
      </button>
    </FieldFrame>
  );
}
