import type { ReactNode } from 'react';
import styles from '../SkinSheet.module.css';

/** The inside of a phone whose screen brings no frame of its own. */
export const Inset = ({ children }: { children: ReactNode }) => (
  <div className={styles['phone']} style={{ border: 0, borderRadius: 0 }}>
    {children}
  </div>
);
