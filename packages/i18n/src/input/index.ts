export { normalizeInput } from './normalizeInput.ts';
