import { randomBytes } from 'node:crypto';
import { startGateway, startTestDatabase } from '@livery/gateway';
import { Client } from 'pg';

/** Number of games in the catalogue: transfers need no games, and seeding the whole catalogue takes seconds. */
const games = 200;

/**
 * Environment variable with the address of a seeded database. If it is set, `onSharedServer` copies that database
 * instead of starting a separate server.
 */
export const templateVariable = 'LIVERY_FAULTS_TEMPLATE';

/** Runs `work` with its own seeded database on a temporary server. */
export async function onSharedServer<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const template = process.env[templateVariable];
  return template === undefined ? onOwnServer(work) : work(await copyOf(template));
}

/** Runs `work` with its own seeded database on a new server, which is started for this work. */
export async function onOwnServer<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const server = await startTestDatabase();
  try {
    const databaseUrl = await server.createDatabase();
    const seeding = await startGateway({ databaseUrl, runsJobs: false, seed: { games } });
    await seeding.stop();
    return await work(databaseUrl);
  } finally {
    await server.stop();
  }
}

/** Returns the address of a copy. The copy is removed together with its server. */
async function copyOf(template: string): Promise<string> {
  const address = new URL(template);
  const original = address.pathname.slice(1);
  address.pathname = '/postgres';
  const client = new Client({ connectionString: address.href });
  await client.connect();
  const name = `copy_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name} template ${original} strategy file_copy`);
  await client.end();
  address.pathname = `/${name}`;
  return address.href;
}
