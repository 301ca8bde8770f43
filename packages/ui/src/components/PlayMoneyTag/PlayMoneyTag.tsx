import { Coins } from 'lucide-react';
import { classNames } from '../../classNames.ts';
import styles from './PlayMoneyTag.module.css';

interface PlayMoneyTagProps {
  children: string;
  /** The full sentence as a tooltip. */
  title?: string;
  /** `ribbon` crosses the top of the page, `pill` is beside an amount. Default `ribbon`. */
  variant?: 'ribbon' | 'pill';
}

/** Shows that the page uses play money. */
export function PlayMoneyTag({ children, title, variant = 'ribbon' }: PlayMoneyTagProps) {
  return (
    <span className={classNames(styles.tag, styles[variant])} title={title}>
      <Coins aria-hidden />
      {children}
    </span>
  );
}
