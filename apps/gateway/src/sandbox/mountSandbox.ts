import type { Hono } from 'hono';
import { mountDocs } from './docs/mountDocs.ts';
import { mountStyles } from './mountStyles.ts';
import { mountSwitchApi, type SwitchParts } from './switches/mountSwitchApi.ts';
import { mountSwitchPage } from './switches/mountSwitchPage.ts';

/** Mounts the pages and calls below /sandbox that are for developers and tests. Never mounted in production. */
export function mountSandbox(app: Hono, parts: SwitchParts): void {
  mountStyles(app);
  mountDocs(app, parts);
  mountSwitchApi(app, parts);
  mountSwitchPage(app, parts);
}
