import { useFormats } from '@livery/foundation/formats';
import { useUnresolvedIntents } from '@livery/foundation/money';
import { UnresolvedIntentsView } from './UnresolvedIntentsView.tsx';

/**
 * Shows the outcome of calls that move money and whose reply was lost, because the page was reloaded, closed or left.
 * It requests the outcome from the gateway until the outcome is known.
 */
export function UnresolvedIntents() {
  const { money, time } = useFormats();
  const { lost, dismiss } = useUnresolvedIntents();
  return <UnresolvedIntentsView lost={lost} format={(amount) => money(amount)} time={time} onDismiss={dismiss} />;
}
