export { SiteWatch } from '@livery/features/status';
