import { createContext, use } from 'react';
import { Header } from './Header.tsx';
import { hasHeader, type Row } from './row.ts';

/** The row of the screen that is shown. */
export const CurrentRow = createContext<Row | undefined>(undefined);

/**
 * Header with a back button. It is for a screen that normally has its own header, but has failed, is missing or is
 * still loading. Renders nothing if the frame has a header already, and on home.
 */
export function FallbackHeader() {
  const row = use(CurrentRow);
  return row === undefined || hasHeader(row) || row.title === 'navHome' ? null : <Header title={row.title} />;
}
