import { enter } from './gateways/enter.ts';
import { onOwnServer, templateVariable } from './gateways/sharedServer.ts';

/** Starts one database server with one seeded database for the whole run. Each test gets a copy of it. */
export default async function startDatabase(): Promise<() => Promise<void>> {
  const { entered: databaseUrl, leave } = await enter<string>(onOwnServer);
  process.env[templateVariable] = databaseUrl;
  return leave;
}
