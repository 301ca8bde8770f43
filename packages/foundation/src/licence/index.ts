export { LicenceLine } from './LicenceLine.tsx';
