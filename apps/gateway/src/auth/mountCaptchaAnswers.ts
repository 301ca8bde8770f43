import type { Hono } from 'hono';
import type { Database } from '../db/connect.ts';
import { expireCaptcha, solveCaptcha } from './captchas.ts';

/**
 * Serves `/sandbox/captchas/<captchaId>`: GET returns the answer of a captcha, so that tests can register; DELETE
 * expires it.
 */
export function mountCaptchaAnswers(app: Hono, { db }: { db: Database }): void {
  app.get('/sandbox/captchas/:id', async (context) => {
    const answer = await solveCaptcha(db, context.req.param('id').replaceAll('\0', ''));
    return answer === undefined ? context.notFound() : context.json({ answer }, 200, { 'Cache-Control': 'no-store' });
  });
  app.delete('/sandbox/captchas/:id', async (context) => {
    await expireCaptcha(db, context.req.param('id').replaceAll('\0', ''));
    return context.body(null, 204);
  });
}
