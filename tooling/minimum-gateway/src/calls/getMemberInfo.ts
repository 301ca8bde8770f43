import type { MemberCall } from './call.ts';

export const getMemberInfo: MemberCall = {
  method: 'GET',
  path: '/wps/member/info',
  required: [],
  optional: [],
  isForMembers: true,
  answer: (_fields, _gateway, { member }) => ({ id: member.id, type: member.type, account: member.name }),
};
