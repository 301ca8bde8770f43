import type { registrationArea } from '../../contract/areas/registration.ts';
import type { SamplesOf } from './samplesOf.ts';

const rule = { enabled: true, required: true };

export const registrationSamples: SamplesOf<typeof registrationArea> = {
  getRegistrationConfig: {
    username: { ...rule, minLength: 4, maxLength: 16 },
    password: rule,
    email: { enabled: true, required: false },
  },
  register: { userName: 'amina' },
  registerMobile: { userName: '8801712345678' },
  checkUsername: { available: false, reason: 'taken' },
  getAffiliate: { affiliateCode: '5F356495' },
  checkAffiliateCode: { success: true },
};
