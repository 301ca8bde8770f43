import { useSearchParams } from 'react-router-dom';
import { NewDeposit } from './NewDeposit.tsx';
import { OneDeposit } from './OneDeposit.tsx';

/** The deposit form, or with `?deposit=<id>` a deposit that was created with it. */
export function DepositScreen() {
  const [search] = useSearchParams();
  const depositId = search.get('deposit');
  return depositId === null ? <NewDeposit /> : <OneDeposit key={depositId} depositId={depositId} />;
}
