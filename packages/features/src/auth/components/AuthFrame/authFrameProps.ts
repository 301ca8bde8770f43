import type { ComponentType, ReactNode } from 'react';

/** Props that the login and register screens pass to their frame, which is a page or a sheet. */
export interface AuthFrameProps {
  title: string;
  intro: string;
  /** Shown in place of the logo. It receives the logo as `instead`. */
  Hero?: ComponentType<{ instead: ReactNode }> | undefined;
  /** The link to the other screen, register or login, below the form. Undefined: no link. */
  other: { question: string; label: string; href: string } | undefined;
  /** Small text at the end, for example the licence. */
  note?: ReactNode;
  children: ReactNode;
}
