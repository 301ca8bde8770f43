import type { DepositMethod } from '@livery/api/deposit/createDeposit';
import { useDepositForm } from '../../hooks/useDepositForm.ts';
import { DepositFormView, type DepositFormViewProps } from './DepositFormView.tsx';

type Offered = Pick<
  DepositFormViewProps,
  | 'note'
  | 'methods'
  | 'banks'
  | 'banksFailed'
  | 'onRetryBanks'
  | 'promosFailed'
  | 'onRetryPromos'
  | 'waiting'
  | 'onExpired'
> & {
  /** Undefined while loading. */
  promos: DepositFormViewProps['promos'] | undefined;
  /** The method of the member's last deposit. */
  lastMethod: DepositMethod | undefined;
  onOutdated: () => void;
};

/** The form with its state. Rendered after the methods are loaded. */
export function DepositForm({ onOutdated, promos, lastMethod, ...offered }: Offered) {
  const form = useDepositForm({ methods: offered.methods, lastMethod, banks: offered.banks, promos, onOutdated });
  return <DepositFormView {...offered} {...form} promos={promos ?? []} />;
}
