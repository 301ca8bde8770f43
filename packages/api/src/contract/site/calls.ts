export * as getClientInfo from './getClientInfo.ts';
export * as getCountries from './getCountries.ts';
export * as getDomainRoute from './getDomainRoute.ts';
export * as getSystemStatus from './getSystemStatus.ts';
export * as getTemplate from './getTemplate.ts';
export * as getValidationRules from './getValidationRules.ts';
