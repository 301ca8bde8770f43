import { useFormats } from '../formats/index.ts';
import { compareAmounts } from '../money/index.ts';

interface SignedMoney {
  /** Such as "+৳25.00" or "−৳5.00"; zero has no sign. */
  text: string;
  /** For what came in. */
  tone: 'positive' | undefined;
}

/** @returns an amount that came in or went out, as a history shows it: by its sign, and by its tone besides */
export function useSignedMoney(): (amount: string) => SignedMoney {
  const { money } = useFormats();
  return (amount) => ({
    text: money(amount, { sign: 'always' }),
    tone: compareAmounts(amount, '0') === 1 ? 'positive' : undefined,
  });
}
