export { ContractPrompt } from './components/ContractPrompt/ContractPrompt.tsx';
export { mayHaveContracts } from './model/mayHaveContracts.ts';
export * from './routes.tsx';
