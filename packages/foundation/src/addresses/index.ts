export { addresses } from './addresses.ts';
