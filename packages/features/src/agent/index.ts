export { ContractNews } from './components/ContractNews/ContractNews.tsx';
export { canHaveContracts } from './model/canHaveContracts.ts';
export * from './routes.tsx';
