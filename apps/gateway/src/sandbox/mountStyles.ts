import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';

const css = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8');

/** Serves `GET /sandbox/sandbox.css`, the style sheet that all pages of the sandbox share. */
export function mountStyles(app: Hono): void {
  app.get('/sandbox/sandbox.css', (context) =>
    context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
}
