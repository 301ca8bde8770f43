import type { WorkerData } from '../../../../apps/mobile/src/serviceWorker/workerData.ts';
import { contentHash } from './contentHash.ts';
import { inlineJson } from './escape.ts';

interface WorkerParts extends Omit<WorkerData, 'skinVersion' | 'shell'> {
  /** The worker's code, the same for all merchants. */
  script: string;
  /** HTML of the shell. If it changes, the version changes. */
  shellHtml: string;
}

/** The merchant's service worker: its own data, followed by the code that all merchants share. */
export function serviceWorker({ script, shellHtml, ...skin }: WorkerParts): string {
  const skinVersion = contentHash(`${shellHtml}${JSON.stringify(skin.files)}${script}`);
  const workerData: WorkerData = { ...skin, skinVersion, shell: '/shell.html' };
  return `const workerData=${inlineJson(workerData)};${script}\n`;
}
