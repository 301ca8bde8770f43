export * as getHeadIcons from './getHeadIcons.ts';
export * as getMemberInfo from './getMemberInfo.ts';
export * as getPersonalInfo from './getPersonalInfo.ts';
export * as savePersonalInfo from './savePersonalInfo.ts';
export * as setHeadIcon from './setHeadIcon.ts';
export * as setNickname from './setNickname.ts';
