import { exposedHeaders, requestHeaders } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { BotChecker } from '../botCheck/geetest.ts';
import { mountChatPage } from '../chat/mountChatPage.ts';
import { deriveKey } from '../crypto/deriveKey.ts';
import type { PrivateKeys } from '../crypto/privateKeys.ts';
import type { Database } from '../db/connect.ts';
import { mountPayPage } from '../deposit/mountPayPage.ts';
import { mountReceipts } from '../deposit/mountReceipts.ts';
import { mountFeedbackPictures } from '../feedback/mountFeedbackPictures.ts';
import type { IdTokenReader } from '../firebase/idTokens.ts';
import { mountIdentity } from '../firebase/sandbox/mountIdentity.ts';
import type { Limits } from '../limits/limits.ts';
import { mountPlayPage } from '../games/mountPlayPage.ts';
import { mountRounds } from '../games/rounds/mountRounds.ts';
import { mountPictures } from '../pictures/mountPictures.ts';
import { mountCashier } from '../sandbox/cashier/mountCashier.ts';
import { mountDesk } from '../sandbox/desk/mountDesk.ts';
import { mountSandbox } from '../sandbox/mountSandbox.ts';
import { sameOrigin } from '../sandbox/requireSameOrigin.ts';
import { createFaultInjector } from '../sandbox/switches/injectFaults.ts';
import { createSwitchCache } from '../sandbox/switches/switchCache.ts';
import { mountOutbox } from '../sandbox/outbox/mountOutbox.ts';
import { mountDownloads } from '../service/mountDownloads.ts';
import { mountCaptchaAnswers } from '../auth/mountCaptchaAnswers.ts';
import type { ClientAddresses } from './clientAddress.ts';
import { addSecurityHeaders, limitLoad, logRequests, onlyWithOrigin, rejectByIntake } from './guards.ts';
import { handlers } from './handlers.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import type { Intake } from './intake/createIntake.ts';
import { createLoad } from './load.ts';
import type { MerchantDirectory } from './merchantDirectory.ts';
import { mountCalls, type FaultInjector } from './mountCalls.ts';
import { mountHealth } from './mountHealth.ts';
import { mountPageFonts } from './pageSkin.ts';
import { failed, failureOf } from './replies.ts';

export interface AppParts {
  db: Database;
  merchants: MerchantDirectory;
  addresses: ClientAddresses;
  intake: Intake;
  /** Folder of the generated pictures. */
  picturesDir: string;
  privateKeys: PrivateKeys;
  ensureMerchantSeeded: (merchant: Merchant) => Promise<void>;
  readIdToken: IdTokenReader;
  checkBot: BotChecker;
  /** Key for signing id tokens if the sandbox is a merchant's Auth emulator; undefined in production. */
  sandboxKey: Uint8Array | undefined;
  limits: Limits;
  log: (line: string) => void;
  /** Whether to log one line for each request. */
  logsRequests: boolean;
  isProduction: boolean;
  /** Host that the gateway listens on. */
  hostname: string;
}

/** Creates the gateway's HTTP application with every route. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono();
  if (parts.logsRequests) app.use(logRequests(parts.log));
  app.use(addSecurityHeaders);
  app.use(
    onlyWithOrigin(
      cors({
        origin: (origin) => (isAllowedOrigin(origin, parts.merchants) ? origin : null),
        allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowHeaders: [...requestHeaders],
        exposeHeaders: [...exposedHeaders, 'Sandbox'],
        maxAge: 600,
      }),
    ),
  );
  app.use(rejectByIntake(parts.intake));
  const load = createLoad(300);
  app.use(limitLoad(load));
  app.onError((error) => failed(failureOf(error, parts.log)));
  app.use('/sandbox/*', sameOrigin(parts));
  const switches = createSwitchCache(parts.db);
  if (!parts.isProduction) mountSandbox(app, { ...parts, switches });
  const { sandboxKey } = parts;
  if (sandboxKey !== undefined) mountIdentity(app, { ...parts, sandboxKey });
  const ticketKey = deriveKey(parts.privateKeys.own, 'payment tickets');
  mountHealth(app, parts);
  mountPictures(app, parts);
  mountPlayPage(app, parts);
  mountRounds(app, parts);
  mountPageFonts(app);
  mountPayPage(app, parts);
  mountReceipts(app, { ...parts, ticketKey });
  mountChatPage(app, parts);
  mountFeedbackPictures(app, parts);
  mountDownloads(app, parts);
  // These routes reveal captcha answers and codes and control the cashier and the desk. They are for tests, and
  // production never serves them.
  if (!parts.isProduction) {
    mountCaptchaAnswers(app, parts);
    mountOutbox(app, parts);
    mountCashier(app, { ...parts, ticketKey });
    mountDesk(app, parts);
  }
  const stageFaults: FaultInjector = parts.isProduction
    ? (_target, answer) => answer()
    : createFaultInjector(parts.db, switches);
  const cardKey = deriveKey(parts.privateKeys.own, 'bank cards');
  mountCalls(app, {
    ...parts,
    load,
    handlers,
    cardKey,
    ticketKey,
    checksReplies: !parts.isProduction,
    hasSwitches: !parts.isProduction,
    stageFaults,
  });
  return app;
}
