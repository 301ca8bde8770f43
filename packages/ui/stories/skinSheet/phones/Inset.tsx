import type { ReactNode } from 'react';
import styles from '../SkinSheet.module.css';

/** The inside of a phone, for screens without their own frame. */
export const Inset = ({ children }: { children: ReactNode }) => (
  <div className={styles['phone']} style={{ border: 0, borderRadius: 0 }}>
    {children}
  </div>
);
