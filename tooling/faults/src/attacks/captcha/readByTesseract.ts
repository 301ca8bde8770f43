import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { imageFilters } from './imageFilters.ts';
import { type GreyPicture, toPgm } from './greyPicture.ts';

const run = promisify(execFile);

/** A captcha as an attacker sees it, and the right answer for comparison. */
export interface Sample {
  picture: GreyPicture;
  answer: string;
}

/** A clean-up and tesseract's page segmentation mode: 6 is a block, 7 a line, 8 a word, 13 a raw line. */
export interface Reading {
  cleanUp: string;
  mode: string;
}

export const readings: readonly Reading[] = Object.keys(imageFilters).flatMap((cleanUp) =>
  ['6', '7', '8', '13'].map((mode) => ({ cleanUp, mode })),
);

/** The version of tesseract, for example `tesseract 5.3.0`. Undefined if it is not installed. */
export async function tesseractVersion(): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await run('tesseract', ['--version']);
    return (stdout || stderr).split('\n')[0];
  } catch {
    return undefined;
  }
}

/**
 * Reads every sample with one clean-up and mode.
 * @returns the number of right results
 */
export async function readAll(samples: readonly Sample[], { cleanUp, mode }: Reading): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-captchas-'));
  try {
    const files = samples.map(({ picture }, index) => {
      const file = join(folder, `${index}.pgm`);
      writeFileSync(file, toPgm(imageFilters[cleanUp]!(picture)));
      return file;
    });
    writeFileSync(join(folder, 'list.txt'), `${files.join('\n')}\n`);
    const args = [join(folder, 'list.txt'), '-', '--psm', mode, '-c', 'tessedit_char_whitelist=0123456789'];
    const { stdout } = await run('tesseract', args, {
      maxBuffer: 2 ** 26,
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    // One page per picture, with a form feed at its end.
    const pages = stdout.split('\f').map((page) => page.replaceAll(/\D/g, ''));
    return samples.filter(({ answer }, index) => pages[index] === answer).length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
