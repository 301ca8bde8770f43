/** A demo member of every merchant of the sandbox. */
export interface DemoAccount {
  username: string;
  password: string;
  /** Purpose of the account, in English. */
  label: string;
  /** Types 0, 1, 2 are members; every other type is a trial. Default: 0. */
  type?: number;
}

/** Accounts for demonstrations. Their passwords are public, because the accounts contain only play money. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'demo1', password: 'demo1234', label: 'Regular player with a few favourites' },
  { username: 'demo2', password: 'demo1234', label: 'VIP with a nickname and a large balance' },
  { username: 'demo3', password: 'demo1234', label: 'New player at first login, with nothing chosen yet' },
  { username: 'demo4', password: 'demo1234', type: 1, label: 'Member of type 1, with a different menu' },
  { username: 'demo5', password: 'demo1234', type: 2, label: 'Member of type 2, with a different menu' },
  {
    username: 'demo6',
    password: 'demo1234',
    type: 40,
    label: 'Trial account of type 40, which can only play',
  },
  { username: 'agent1', password: 'demo1234', label: 'Agent with a three-level downline and months of activity' },
];
