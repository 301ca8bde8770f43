import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedServer } from './embeddedServer.ts';
import { isAlive } from './runningProcess.ts';

export interface TestDatabase {
  /** Creates a database, empty or a copy of `template`, and returns its address. Takes about 50 ms. */
  createDatabase(options?: { template?: string }): Promise<string>;
  /** Stops the server and deletes everything. */
  stop(): Promise<void>;
}

const prefix = 'livery-test-';

/**
 * Starts a temporary server for tests. One server is used for a whole run, and each file creates a database on it. Data
 * is not durable: a killed run loses it.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedServer({
    dataDir: join(folder, 'postgres'),
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  });
  const admin = new Client({ connectionString: server.urlOf('postgres') });
  admin.on('error', () => {});
  await admin.connect();
  return {
    async createDatabase({ template = 'template0' } = {}) {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await admin.query(`create database ${name} template ${admin.escapeIdentifier(template)}`);
      return server.urlOf(name);
    },
    async stop() {
      await admin.end().catch(() => {});
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Removes the folders of interrupted runs. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    try {
      const { pid } = JSON.parse(readFileSync(join(folder, 'postgres.owner'), 'utf8')) as { pid: number };
      if (!isAlive(pid)) rmSync(folder, { recursive: true, force: true });
    } catch {
      // The owner file is not written yet: another run is starting.
    }
  }
}
