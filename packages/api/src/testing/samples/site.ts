import type { siteArea } from '../../contract/areas/site.ts';
import { type ValidationRule, type ValidationRuleName, validationRuleNames } from '../../contract/site.ts';
import type { SamplesOf } from './samplesOf.ts';

const rule: ValidationRule = {
  required: true,
  minLength: 4,
  maxLength: 20,
  pattern: '^[A-Za-z0-9]+$',
  messageKey: 'accountFormat',
};

export const siteSamples: SamplesOf<typeof siteArea> = {
  getSystemStatus: { maintenance: false, regionRestriction: false, serverTime: '2026-11-21T09:30:00.000Z' },
  getTemplate: { mem_cen: '1', dep_func: '0' },
  getCountries: [{ code: 'BD', dialingCode: '880', name: 'Bangladesh', flag: 'BD', isLicensed: true }],
  getDomainRoute: { merchantCode: 'testhouse', isKnown: true, domains: ['testhouse.localhost'] },
  getValidationRules: Object.fromEntries(validationRuleNames.map((name) => [name, rule])) as Record<
    ValidationRuleName,
    ValidationRule
  >,
  getClientInfo: { ip: '203.0.113.7', region: 'BD' },
};
