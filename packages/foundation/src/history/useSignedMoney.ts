import { useFormats } from '../formats/index.ts';
import { compareAmounts } from '../money/index.ts';

interface SignedMoney {
  /** For example "+৳25.00" or "−৳5.00"; zero has no sign. */
  text: string;
  /** For incoming money. */
  tone: 'positive' | undefined;
}

/** @returns a function that formats an amount for a history: with its sign, and with its tone */
export function useSignedMoney(): (amount: string) => SignedMoney {
  const { money } = useFormats();
  return (amount) => ({
    text: money(amount, { sign: 'always' }),
    tone: compareAmounts(amount, '0') === 1 ? 'positive' : undefined,
  });
}
