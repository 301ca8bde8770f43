import type { KeyObject } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Database } from '../db/connect.ts';
import { mountPlayPage } from '../games/mountPlayPage.ts';
import { mountPictures } from '../pictures/mountPictures.ts';
import { mountCaptchaAnswers } from '../session/mountCaptchaAnswers.ts';
import { limitLoad, logRequests, safeHeaders } from './guards.ts';
import { handlers } from './handlers.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import type { MerchantDirectory } from './merchantDirectory.ts';
import { mountCalls } from './mountCalls.ts';
import { mountHealth } from './mountHealth.ts';
import { failed, failureOf } from './replies.ts';

export interface AppParts {
  db: Database;
  merchants: MerchantDirectory;
  privateKey: KeyObject;
  welcomeMerchant: (merchant: Merchant) => Promise<void>;
  log: (line: string) => void;
  /** One line a request. */
  logsRequests: boolean;
  isProduction: boolean;
}

/** Every route of the gateway. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono();
  if (parts.logsRequests) app.use(logRequests(parts.log));
  app.use(safeHeaders);
  app.use(limitLoad(300));
  app.use(cors({
    origin: (origin) => (isAllowedOrigin(origin, parts.merchants) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Device', 'Encryption', 'Language', 'Merchant', 'ModuleId'],
    exposeHeaders: ['Retry-After', 'Sandbox'],
    maxAge: 600,
  }));
  app.onError((error) => failed(failureOf(error, parts.log)));
  mountHealth(app, parts);
  mountPictures(app, parts);
  mountPlayPage(app, parts);
  // Answers of captchas are for test runs; nothing that calls itself production gives them away.
  if (!parts.isProduction) mountCaptchaAnswers(app, parts);
  mountCalls(app, { ...parts, handlers, checksReplies: !parts.isProduction });
  return app;
}
