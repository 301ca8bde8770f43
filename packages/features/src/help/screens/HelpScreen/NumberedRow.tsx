import { useFormats } from '@livery/foundation/formats';
import { ListRow } from '@livery/ui';
import styles from './NumberedRow.module.css';

interface NumberedRowProps {
  /** Number of the row, starting at 1. */
  number: number;
  title: string;
  href: string;
}

/** A row with its number in front, in the digits of the language. */
export function NumberedRow({ number, title, href }: NumberedRowProps) {
  const { numerals } = useFormats();
  return (
    <ListRow
      icon={<span className={styles.number}>{numerals(String(number))}</span>}
      title={<bdi>{title}</bdi>}
      href={href}
    />
  );
}
