import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { systemUser } from './systemUser.ts';

test('finds the server programs with a two-digit major version', () => {
  const binaries = findBinaries(systemUser());
  expect(binaries.major).toMatch(/^\d{2}$/);
});

test.runIf(process.getuid?.() === 0)(
  'as root, programs in a folder closed to other users are copied to an accessible folder',
  { tags: 'whole' },
  () => {
    const closed = mkdtempSync(join(tmpdir(), 'livery-closed-'));
    chmodSync(closed, 0o700);
    const installed = dirname(dirname(findBinaries(undefined).postgres));
    // Copy links unchanged, otherwise they would point out of the closed folder.
    cpSync(installed, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
    const { postgres, major } = findBinaries(systemUser(), join(closed, 'native'));
    try {
      expect(postgres.startsWith(closed)).toBe(false);
      expect(major).toMatch(/^\d{2}$/);
    } finally {
      rmSync(dirname(dirname(postgres)), { recursive: true, force: true });
      rmSync(closed, { recursive: true, force: true });
    }
  },
);
