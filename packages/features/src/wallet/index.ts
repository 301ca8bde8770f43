export { LostIntents } from './components/LostIntents/LostIntents.tsx';
export * from './routes.tsx';
