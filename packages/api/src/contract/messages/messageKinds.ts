/** Topics of inbox messages. */
export const messageKinds = [
  'WELCOME',
  'BONUS',
  'DEPOSIT',
  'WITHDRAWAL',
  'GAME',
  'AGENT',
  'MAINTENANCE',
  'SECURITY',
  'OTHER',
] as const;

export type MessageKind = (typeof messageKinds)[number];
