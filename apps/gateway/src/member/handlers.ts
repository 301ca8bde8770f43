export { getHeadIcons, setHeadIcon } from './headIcons.ts';
export { getMemberInfo } from './getMemberInfo.ts';
export { getPersonalInfo, savePersonalInfo } from './personalInfo.ts';
export { setNickname } from './setNickname.ts';
