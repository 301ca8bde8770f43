import { startTestDatabase } from '@livery/gateway';

/** Runs `work` with a database of its own on a temporary server. */
export async function onSharedServer<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const server = await startTestDatabase();
  try {
    return await work(await server.createDatabase());
  } finally {
    await server.stop();
  }
}
