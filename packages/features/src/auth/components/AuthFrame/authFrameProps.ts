import type { ComponentType, ReactNode } from 'react';

/** What a screen of login or registration gives its frame, be it a page or a sheet. */
export interface AuthFrameProps {
  title: string;
  intro: string;
  /** What stands in the logo's place, or the logo in it. */
  Hero?: ComponentType<{ instead: ReactNode }> | undefined;
  /** The link to the other screen, register or login, below the form. Undefined: no link. */
  other: { question: string; label: string; href: string } | undefined;
  children: ReactNode;
}
