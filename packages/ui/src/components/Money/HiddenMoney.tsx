import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Money, type MoneyProps } from './Money.tsx';

interface HiddenMoneyProps extends Pick<MoneyProps, 'size'> {
  /** Text for screen readers in place of the amount, for example 'Balance hidden'. */
  label: string;
}

/**
 * Placeholder for an amount that the player has hidden: always the same number of dots, and a text for screen readers.
 */
export function HiddenMoney({ label, size }: HiddenMoneyProps) {
  return (
    <Money size={size}>
      <span aria-hidden>••••</span>
      <VisuallyHidden as="span">{label}</VisuallyHidden>
    </Money>
  );
}
