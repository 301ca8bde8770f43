export { type GatewayProcess, startGatewayProcess, type Where } from './gatewayProcess.ts';
export { logIn, transfer } from './player.ts';
export { readMerchants } from './wallets.ts';
