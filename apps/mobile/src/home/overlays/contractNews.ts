export { ContractNews } from '@livery/features/agent';
