import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Money, type MoneyProps } from './Money.tsx';

interface HiddenMoneyProps extends Pick<MoneyProps, 'size'> {
  /** What a screen reader hears in place of the amount, such as 'Balance hidden'. */
  label: string;
}

/** Stands for an amount that its owner does not want seen: as many dots whatever it is, for screen readers a word. */
export function HiddenMoney({ label, size }: HiddenMoneyProps) {
  return (
    <Money size={size}>
      <span aria-hidden>••••</span>
      <VisuallyHidden as="span">{label}</VisuallyHidden>
    </Money>
  );
}
