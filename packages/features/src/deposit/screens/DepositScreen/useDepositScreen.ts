import type { DepositViewProps } from './DepositView.tsx';

/** What the screen shows and does: the only place with endpoints, store and navigation. */
export function useDepositScreen(): DepositViewProps {
  return { items: [] };
}
