import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../db/connect.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** Serves `GET /sandbox/health`: 200 while the database answers, else 503. */
export function mountHealth(app: Hono, { db }: { db: Database }): void {
  app.get('/sandbox/health', async (context) => {
    const isUp = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return context.json({ ok: isUp, database: isUp ? 'up' : 'down', version: packageJson.version }, isUp ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
}
