import type { PromotionsViewProps } from './PromotionsView.tsx';

/** What the screen shows and does: the only place with endpoints, store and navigation. */
export function usePromotionsScreen(): PromotionsViewProps {
  return { items: [] };
}
