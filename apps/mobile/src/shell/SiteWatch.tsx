export { SiteWatch } from '@livery/features/site';
