/** A change of a member's data that was saved. Other tabs of the member read it. */
export interface TabChange {
  /** Fingerprint of the token with which the change was made. */
  by: string;
  /** Time in milliseconds since 1970. */
  at: number;
}

export const isTabChange = ({ by, at }: Partial<Record<keyof TabChange, unknown>>): boolean =>
  typeof by === 'string' && typeof at === 'number';
