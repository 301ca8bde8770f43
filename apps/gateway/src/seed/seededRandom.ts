/** Random numbers that are the same for the same seed on every machine. */
export interface Random {
  /** A whole number from 0 to less than `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with this probability. */
  chance(share: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
}

/** Creates a mulberry32 generator, seeded by the FNV-1a hash of a text. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (from) => from[below(from.length)]!,
    chance: (share) => next() < share,
    shuffled(list) {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
  };
}
