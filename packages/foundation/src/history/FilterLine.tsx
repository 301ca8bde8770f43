import styles from './FilterLine.module.css';

interface FilterLineProps {
  label: string;
  /** The current filter values as texts. */
  chips: readonly string[];
  /** Whether the filter dialog is open. */
  isOpen: boolean;
  onOpen: () => void;
}

/** A line above a history with its current filter values. A press opens the dialog that changes them. */
export function FilterLine({ label, chips, isOpen, onOpen }: FilterLineProps) {
  return (
    <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen} className={styles.line}>
      <span className={styles.label}>{label}</span>
      <span className={styles.chips}>
        {chips.map((chip) => (
          <bdi key={chip} className={styles.chip}>
            {chip}
          </bdi>
        ))}
      </span>
    </button>
  );
}
