import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Creates a temporary folder for this run. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-e2e-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
