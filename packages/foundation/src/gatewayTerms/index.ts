export { entryFor } from './entryFor.ts';
export { GatewayTerm } from './GatewayTerm.tsx';
export { termText } from './termText.ts';
