import type { MemberCall } from './call.ts';

export const logout: MemberCall = {
  method: 'DELETE',
  path: '/wps/session/logout',
  required: [],
  optional: [],
  isForMembers: true,
  hasTokenInBoth: true,
  answer: (_fields, { sessions }, { token }) => sessions.end(token),
};
