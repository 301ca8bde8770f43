import { useEffect, useState } from 'react';

/** Milliseconds after which a game that is still loading says so. */
const slowMs = 5_000;

/** Whether loading takes long. It starts over whenever `isLoading` turns true, and with each try. */
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
