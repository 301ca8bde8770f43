import type { SaferPlayViewProps } from './SaferPlayView.tsx';

/** What the screen shows and does: the only place with endpoints, store and navigation. */
export function useSaferPlayScreen(): SaferPlayViewProps {
  return { items: [] };
}
