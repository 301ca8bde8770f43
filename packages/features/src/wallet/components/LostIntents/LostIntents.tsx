import { useFormats } from '@livery/foundation/formats';
import { useLostIntents } from '@livery/foundation/money';
import { LostIntentsView } from './LostIntentsView.tsx';

/**
 * Shows the outcome of calls that move money and whose reply was lost, because the page was reloaded, closed or left.
 * It asks the gateway until the outcome is known.
 */
export function LostIntents() {
  const { money, time } = useFormats();
  const { lost, dismiss } = useLostIntents();
  return <LostIntentsView lost={lost} format={(amount) => money(amount)} time={time} onDismiss={dismiss} />;
}
