export { unresolvedIntents } from './unresolvedIntents.ts';
export * from './routes.tsx';
