/** A change of somebody's data that is saved, for the person's other tabs. */
export interface TabChange {
  /** Fingerprint of the token of who made it. */
  by: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

export const isTabChange = ({ by, at }: Partial<Record<keyof TabChange, unknown>>): boolean =>
  typeof by === 'string' && typeof at === 'number';
