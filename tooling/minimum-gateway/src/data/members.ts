/** A member who can log in. */
export interface Member {
  readonly id: number;
  readonly name: string;
  /**
   * The type of the account, as a number. The documentation defines no values. This server uses 0 for members and 1 for
   * agents.
   */
  readonly type: number;
  readonly balance: number;
}

/** The password of every member of this test server. */
export const password = 'secret-123';

export const members: readonly Member[] = [
  { id: 1, name: 'amina', type: 0, balance: 1250.5 },
  { id: 2, name: 'bashir', type: 1, balance: 80 },
];
