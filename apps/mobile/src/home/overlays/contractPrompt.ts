export { ContractPrompt } from '@livery/features/agent';
