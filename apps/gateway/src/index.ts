export { setPasswordCost } from './crypto/passwords.ts';
export { startTestDatabase, type TestDatabase } from './db/embedded/testDatabase.ts';
export { type GatewayOptions, type RunningGateway, startGateway } from './startGateway.ts';
export { type DemoAccount, demoAccounts } from './seed/demoAccounts.ts';
