import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Palettes } from '@livery/merchant/theme';
import type { Answers } from './questions.ts';
import { starterIcon, starterLogo } from './starterPictures.ts';

interface Pictured {
  name: string;
  accent: string;
  /** Its colours in each mode: a logo is drawn with the accent that can be seen there. */
  palettes: Palettes;
  answers: Answers;
}

/** The merchant's logo and icon: those that were given, and drawn ones for what was not. */
export async function writePictures(folder: string, { name, accent, palettes, answers }: Pictured): Promise<void> {
  const assets = join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  const { logo, icon, 'logo-dark': logoDark } = answers;
  const drawn = {
    'icon.svg': icon === undefined && starterIcon(name, accent),
    'logo.svg': logo === undefined && starterLogo(name, palettes.light.accent ?? accent, 'light'),
    // A logo of the merchant's own stands alone: one that is drawn beside it would be another name's.
    'logo-dark.svg': logo === undefined && starterLogo(name, palettes.dark.accent ?? accent, 'dark'),
  };
  const given = { 'icon.svg': icon, 'logo.svg': logo, 'logo-dark.svg': logoDark };
  await Promise.all([
    ...Object.entries(drawn).map(([file, svg]) => svg !== false && writeFile(join(assets, file), svg)),
    ...Object.entries(given).map(([file, path]) => path !== undefined && copyFile(path, join(assets, file))),
  ]);
}
