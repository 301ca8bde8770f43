import { useEffect, useState } from 'react';

/** Milliseconds after which a message about slow loading is shown. */
const slowMs = 5_000;

/** Whether loading takes long. The time starts again when `isLoading` becomes true, and with each attempt. */
export function useIsSlow(isLoading: boolean, tries: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading, tries]);
  return isLoading && isSlow;
}
