export { ContractPrompt } from './components/ContractPrompt/ContractPrompt.tsx';
export { canHaveContracts } from './model/canHaveContracts.ts';
export * from './routes.tsx';
