/** What a message of the inbox is about. */
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
