export * from './routes.tsx';
