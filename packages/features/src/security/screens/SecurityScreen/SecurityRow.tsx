import { ListRow, type ListRowProps } from '@livery/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styles from './SecurityView.module.css';

export interface SecurityRowProps extends Pick<ListRowProps, 'icon' | 'title' | 'href'> {
  /** Whether this part is set. An icon next to the text shows it. */
  isDone: boolean;
  /** The masked value, or a text that nothing is set. */
  state: string;
}

/** A row for one part of the account's security, with its value and a link to change it. */
export function SecurityRow({ isDone, state, ...row }: SecurityRowProps) {
  return (
    <ListRow
      {...row}
      hint={<bdi>{state}</bdi>}
      end={
        <span aria-hidden className={isDone ? styles.done : styles.missing}>
          {isDone ? <CircleCheck /> : <CircleAlert />}
        </span>
      }
    />
  );
}
