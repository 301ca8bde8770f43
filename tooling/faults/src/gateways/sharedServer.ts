import { startGateway, startTestDatabase } from '@livery/gateway';

/** Games of the catalogue: transfers need none, and a whole one takes seconds to make. */
const games = 200;

/** Runs `work` with a seeded database of its own on a temporary server. */
export async function onSharedServer<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
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
