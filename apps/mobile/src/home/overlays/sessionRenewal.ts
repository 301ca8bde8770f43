export { SessionRenewal } from '@livery/features/auth';
