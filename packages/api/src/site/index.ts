export { siteApi, useGetSystemStatusQuery } from './site.api.ts';
export type { SystemStatus } from './site.transform.ts';
