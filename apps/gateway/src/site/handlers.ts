import type { HandlersOf } from '../http/callContext.ts';
import { getClientInfo } from './getClientInfo.ts';
import { getCountries } from './getCountries.ts';
import { getDomainRoute } from './getDomainRoute.ts';
import { getSystemStatus } from './getSystemStatus.ts';
import { getTemplate } from './getTemplate.ts';
import { getValidationRules } from './getValidationRules.ts';

export const siteHandlers: HandlersOf<'site'> = {
  getSystemStatus,
  getTemplate,
  getCountries,
  getDomainRoute,
  getValidationRules,
  getClientInfo,
};
