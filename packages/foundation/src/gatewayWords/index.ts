export { entryFor } from './entryFor.ts';
export { GatewayWord } from './GatewayWord.tsx';
