import { useDepositForm } from '../../hooks/useDepositForm.ts';
import { DepositFormView, type DepositFormViewProps } from './DepositFormView.tsx';

type Offered = Pick<
  DepositFormViewProps,
  'methods' | 'banks' | 'banksFailed' | 'onRetryBanks' | 'promosFailed' | 'onRetryPromos' | 'waiting' | 'onExpired'
> & {
  /** Undefined while loading. */
  promos: DepositFormViewProps['promos'] | undefined;
  onOutdated: () => void;
};

/** The form with its state. Rendered after the methods are loaded. */
export function DepositForm({ onOutdated, promos, ...offered }: Offered) {
  const form = useDepositForm({ methods: offered.methods, banks: offered.banks, promos, onOutdated });
  return <DepositFormView {...offered} {...form} promos={promos ?? []} />;
}
