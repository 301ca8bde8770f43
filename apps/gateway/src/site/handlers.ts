export { getClientInfo } from './getClientInfo.ts';
export { getCountries } from './getCountries.ts';
export { getDomainRoute } from './getDomainRoute.ts';
export { getSystemStatus } from './getSystemStatus.ts';
export { getTemplate } from './getTemplate.ts';
export { getValidationRules } from './getValidationRules.ts';
