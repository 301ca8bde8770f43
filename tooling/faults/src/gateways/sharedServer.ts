import { startTestDatabase } from '@livery/gateway';

/** Gives work a database of its own on a throwaway server. */
export async function onSharedServer<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const server = await startTestDatabase();
  try {
    return await work(await server.createDatabase());
  } finally {
    await server.stop();
  }
}
