import { defineArea } from '../area.ts';
import { getRegistrationConfig, register, registerMobile } from '../auth.ts';
import { checkAffiliateCode, checkUsername, getAffiliate } from '../names.ts';

export const registrationArea = defineArea({
  title: 'Registration',
  calls: { getRegistrationConfig, register, registerMobile, checkUsername, getAffiliate, checkAffiliateCode },
  summaries: {
    getRegistrationConfig: 'Tells which fields registration asks for, and the rules that it holds them to.',
    register: 'Opens a member by user name. It does not open a session.',
    registerMobile: 'Opens a member by mobile number. It does not open a session.',
    checkUsername: 'Tells whether a user name is free.',
    getAffiliate: 'Tells the affiliate code that belongs to a host.',
    checkAffiliateCode: 'Tells whether an affiliate has this code.',
  },
});
