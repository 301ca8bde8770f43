import type { Hono } from 'hono';
import type { Database } from '../db/connect.ts';
import { solveCaptcha } from './captchas.ts';

/** Serves `GET /sandbox/captchas/<captchaId>`: the answer of a captcha, so that tests can register. */
export function mountCaptchaAnswers(app: Hono, { db }: { db: Database }): void {
  app.get('/sandbox/captchas/:id', async (context) => {
    const answer = await solveCaptcha(db, context.req.param('id').replaceAll('\0', ''));
    return answer === undefined ? context.notFound() : context.json({ answer }, 200, { 'Cache-Control': 'no-store' });
  });
}
