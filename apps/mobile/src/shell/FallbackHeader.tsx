import { createContext, use } from 'react';
import { Header } from './Header.tsx';
import { hasHeader, type Row } from './row.ts';

/** The row of the screen on show. */
export const CurrentRow = createContext<Row | undefined>(undefined);

/** The shell's bar for a screen that has none: it lacks the bar it should bring, for it has failed, is missing, or is on its way. */
export function FallbackHeader() {
  const row = use(CurrentRow);
  return row === undefined || hasHeader(row) || row.title === 'navHome' ? null : <Header title={row.title} />;
}
