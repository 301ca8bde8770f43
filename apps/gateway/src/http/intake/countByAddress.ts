/** Counts simultaneous resources of each address. */
export interface CountByAddress {
  /** Adds one to the count of an address until `release` is called; undefined if the count is `most` already. */
  take: (address: string) => (() => void) | undefined;
}

export function countByAddress(most: number): CountByAddress {
  const counts = new Map<string, number>();
  return {
    take(address) {
      const count = counts.get(address) ?? 0;
      if (count >= most) return undefined;
      counts.set(address, count + 1);
      let isPointerDown = true;
      return () => {
        if (!isPointerDown) return;
        isPointerDown = false;
        const left = counts.get(address)! - 1;
        if (left === 0) counts.delete(address);
        else counts.set(address, left);
      };
    },
  };
}
