import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedServer } from './embeddedServer.ts';

export interface TestDatabase {
  /** Makes a fresh database, a copy of `template` when given, and returns its address. Takes some 50 ms. */
  createDatabase(options?: { template?: string }): Promise<string>;
  /** Stops the server and deletes everything. */
  stop(): Promise<void>;
}

/**
 * A throwaway server for tests. One server serves a whole run; each worker or file makes its own database.
 * Nothing is made durable: a killed test run loses its data, and should.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-test-'));
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
