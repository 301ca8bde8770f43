import styles from './FilterLine.module.css';

interface FilterLineProps {
  label: string;
  /** What is set, in words. */
  chips: readonly string[];
  /** Whether what it opens is open. */
  isOpen: boolean;
  onOpen: () => void;
}

/** One quiet line above a history: what its filter is set to. A press on it opens what changes that. */
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
