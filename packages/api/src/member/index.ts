export { memberPicture } from './member.transform.ts';
export { memberApi, useGetMemberInfoQuery } from './member.api.ts';
export type { Member } from './member.transform.ts';
