/** A member that every merchant of the sandbox has. */
export interface DemoAccount {
  username: string;
  password: string;
  /** What makes this one worth trying, in English. */
  label: string;
}

/** Demo members for whoever shows the sandbox. Their passwords are public: it is play money. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'demo1', password: 'demo1234', label: 'Everyday player with a few favourites' },
  { username: 'demo2', password: 'demo1234', label: 'VIP with a nickname and a large balance' },
  { username: 'demo3', password: 'demo1234', label: 'First login, nothing chosen yet' },
];
