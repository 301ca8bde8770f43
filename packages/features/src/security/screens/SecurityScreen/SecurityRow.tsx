import { ListRow, type ListRowProps } from '@livery/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styles from './SecurityView.module.css';

export interface SecurityRowProps extends Pick<ListRowProps, 'icon' | 'title' | 'href'> {
  /** Whether it secures the account: shows as an icon beside the words. */
  isDone: boolean;
  /** What is set, in parts, or that nothing is: in words. */
  state: string;
}

/** Something that secures an account, with what is set, and the way to change it. */
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
