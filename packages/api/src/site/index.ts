export { siteApi, useGetClientInfoQuery, useGetSystemStatusQuery, useGetTemplateQuery } from './site.api.ts';
export type { SystemStatus } from './site.transform.ts';
