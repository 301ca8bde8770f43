import type { HandlersOf } from '../http/callContext.ts';
import { checkAffiliateCode, getAffiliate } from './affiliates.ts';
import { checkUsername } from './checkUsername.ts';
import { getMemberInfo } from './getMemberInfo.ts';
import { getRegistrationConfig } from './getRegistrationConfig.ts';
import { getHeadIcons, setHeadIcon } from './headIcons.ts';
import { getPersonalInfo, savePersonalInfo } from './personalInfo.ts';
import { register } from './register.ts';
import { registerMobile } from './registerMobile.ts';
import { setNickname } from './setNickname.ts';

export const registrationHandlers: HandlersOf<'registration'> = {
  getRegistrationConfig,
  register,
  registerMobile,
  checkUsername,
  getAffiliate,
  checkAffiliateCode,
};

export const memberHandlers: HandlersOf<'member'> = {
  getMemberInfo,
  getPersonalInfo,
  savePersonalInfo,
  setNickname,
  getHeadIcons,
  setHeadIcon,
};
