import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Palettes } from '@livery/merchant/theme';
import type { Answers } from './questions.ts';
import { starterIcon, starterLogo } from './starterPictures.ts';

interface Pictured {
  name: string;
  accent: string;
  /** The merchant's colours in each mode. A logo uses the accent that is visible in its mode. */
  palettes: Palettes;
  answers: Answers;
}

/** Writes the merchant's logo and icon: the given pictures, and generated pictures for the missing ones. */
export async function writePictures(folder: string, { name, accent, palettes, answers }: Pictured): Promise<void> {
  const assets = join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  const { logo, icon, 'logo-dark': logoDark } = answers;
  const drawn = {
    'icon.svg': icon === undefined && starterIcon(name, accent),
    'logo.svg': logo === undefined && starterLogo(name, palettes.light.accent ?? accent, 'light'),
    // If the merchant gave a logo, no second logo is generated, because it would not match.
    'logo-dark.svg': logo === undefined && starterLogo(name, palettes.dark.accent ?? accent, 'dark'),
  };
  const given = { 'icon.svg': icon, 'logo.svg': logo, 'logo-dark.svg': logoDark };
  await Promise.all([
    ...Object.entries(drawn).map(([file, svg]) => svg !== false && writeFile(join(assets, file), svg)),
    ...Object.entries(given).map(([file, path]) => path !== undefined && copyFile(path, join(assets, file))),
  ]);
}
