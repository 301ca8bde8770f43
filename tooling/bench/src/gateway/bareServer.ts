/*
 * The cost of the gateway's server library alone: one Hono route that answers with JSON. Runs in a separate process,
 * which receives the replies in a message and answers `/<index>` with them.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

let replies: unknown[] = [];
const app = new Hono();
app.get('/:index', (context) => context.json(replies[Number(context.req.param('index'))] as object));

process.on('disconnect', () => process.exit(0));
process.on('message', (given: unknown[]) => {
  replies = given;
  process.send?.({ type: 'set' });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` }),
);
