import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../db/connect.ts';
import { requestInvalid } from '../../http/callFailure.ts';
import type { MerchantDirectory } from '../../http/merchantDirectory.ts';
import { readJson } from '../../http/readRequest.ts';
import { failed, succeeded } from '../../http/replies.ts';
import { sandboxSwitch, switchScope } from './sandboxSwitch.ts';
import type { SwitchCache } from './switchCache.ts';
import { listSwitches, removeSwitches, setSwitch } from './switchRows.ts';

export interface SwitchParts {
  db: Database;
  switches: SwitchCache;
  merchants: MerchantDirectory;
}

const switchesPath = '/sandbox/switches';

/**
 * Serves the switches for tests. `GET` lists them, and `PUT` sets one. `DELETE` removes the switch of
 * `?kind=&merchant=&call=`, or all switches if there are no parameters. Every reply lists the active switches.
 */
export function mountSwitchApi(app: Hono, { db, switches, merchants }: SwitchParts): void {
  app.get(switchesPath, async () => succeeded(await listSwitches(db)));
  app.put(switchesPath, async ({ req }) => {
    const setting = await readJson(req.raw, sandboxSwitch);
    // Rejects a mistyped merchant. Otherwise the test would run without its fault.
    if (setting.merchant !== undefined && !merchants.find(setting.merchant))
      throw requestInvalid({ path: 'body.merchant', message: 'is not a merchant of this gateway' });
    await setSwitch(db, setting);
    switches.forget();
    return succeeded(await listSwitches(db));
  });
  app.delete(switchesPath, async ({ req }) => {
    const place = v.safeParse(switchScope, req.query());
    if (!place.success)
      return failed(
        requestInvalid(
          ...place.issues.map((issue) => ({ path: `query.${v.getDotPath(issue) ?? ''}`, message: issue.message })),
        ),
      );
    await removeSwitches(db, place.output);
    switches.forget();
    return succeeded(await listSwitches(db));
  });
}
