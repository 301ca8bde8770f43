import { useFormats } from '../formats/index.ts';
import { compareAmounts } from '../money/index.ts';

interface SignedMoney {
  /** The amount, for example "+৳25.00" or "−৳5.00". Zero has no sign. */
  text: string;
  /** `positive` for incoming money. */
  tone: 'positive' | undefined;
}

/** @returns a function that formats an amount with its sign, and returns the tone of the amount */
export function useSignedMoney(): (amount: string) => SignedMoney {
  const { money } = useFormats();
  return (amount) => ({
    text: money(amount, { sign: 'always' }),
    tone: compareAmounts(amount, '0') === 1 ? 'positive' : undefined,
  });
}
