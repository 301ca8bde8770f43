import { useSearchParams } from 'react-router-dom';
import { NewDeposit } from './NewDeposit.tsx';
import { OneDeposit } from './OneDeposit.tsx';

/** Paying in: the form, and at `?deposit=<id>` a deposit that was created with it. */
export function DepositScreen() {
  const [search] = useSearchParams();
  const depositId = search.get('deposit');
  return depositId === null ? <NewDeposit /> : <OneDeposit key={depositId} depositId={depositId} />;
}
