import type { Hono } from 'hono';
import { mountDocs } from './docs/mountDocs.ts';
import { mountStyles } from './mountStyles.ts';
import { mountSwitchApi, type SwitchParts } from './switches/mountSwitchApi.ts';
import { mountSwitchPage } from './switches/mountSwitchPage.ts';

/** What stands below /sandbox for developers and tests. Not mounted in anything that calls itself production. */
export function mountSandbox(app: Hono, parts: SwitchParts): void {
  mountStyles(app);
  mountDocs(app, parts);
  mountSwitchApi(app, parts);
  mountSwitchPage(app, parts);
}
