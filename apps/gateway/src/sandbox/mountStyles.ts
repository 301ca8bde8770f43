import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';

/** Parts of the style sheet. Their order matters, because later rules can override earlier ones. */
const parts = ['page', 'text', 'parts', 'forms', 'tables'] as const;
const css = parts.map((part) => readFileSync(new URL(`./styles/${part}.css`, import.meta.url), 'utf8')).join('\n');

/** Serves `GET /sandbox/sandbox.css`, the shared style sheet of all sandbox pages. */
export function mountStyles(app: Hono): void {
  app.get('/sandbox/sandbox.css', (context) =>
    context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
}
