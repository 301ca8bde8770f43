import { useFormats } from '@livery/foundation/formats';
import { useLostIntents } from '@livery/foundation/money';
import { LostIntentsView } from './LostIntentsView.tsx';

/**
 * Says what became of calls that moved money, or did not, whose answer nobody heard: the page was reloaded, closed or left. It
 * asks the gateway until it knows.
 */
export function LostIntents() {
  const { money, time } = useFormats();
  const { lost, dismiss } = useLostIntents();
  return <LostIntentsView lost={lost} format={(amount) => money(amount)} time={time} onDismiss={dismiss} />;
}
