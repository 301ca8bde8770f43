import { enter } from './gateways/enter.ts';
import { onOwnServer, templateVariable } from './gateways/sharedServer.ts';

/** One database server with one seeded database for the whole run, of which each test gets a copy. */
export default async function startDatabase(): Promise<() => Promise<void>> {
  const { entered: databaseUrl, leave } = await enter<string>(onOwnServer);
  process.env[templateVariable] = databaseUrl;
  return leave;
}
