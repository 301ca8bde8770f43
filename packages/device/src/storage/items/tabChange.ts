/** A saved change of a member's data, for the member's other tabs. */
export interface TabChange {
  /** Fingerprint of the token that made the change. */
  by: string;
  /** Time in milliseconds since 1970. */
  at: number;
}

export const isTabChange = ({ by, at }: Partial<Record<keyof TabChange, unknown>>): boolean =>
  typeof by === 'string' && typeof at === 'number';
