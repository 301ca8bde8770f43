import type { MemberCall } from './call.ts';

export const getWallet: MemberCall = {
  method: 'GET',
  path: '/wps/wallets/gcs',
  required: [],
  optional: [],
  isForMembers: true,
  answer: (_fields, _gateway, { member }) => ({ currencySymbol: '৳', sumBalance: member.balance }),
};
