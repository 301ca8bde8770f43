export { lostIntents } from './lostIntents.ts';
export * from './routes.tsx';
