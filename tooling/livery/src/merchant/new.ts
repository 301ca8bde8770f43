import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fitAccent, modes, resolveTheme } from '@livery/merchant/theme';
import { Failure } from '../failure.ts';
import { project } from '../project.ts';
import { problemList, readAll } from './readAll.ts';
import { starterIcon, starterLogo } from './starterPictures.ts';

/** Answers by flags; what is left out keeps the template's. */
export interface NewMerchantAnswers {
  name?: string | undefined;
  languages?: string | undefined;
  currency?: string | undefined;
  symbol?: string | undefined;
  'time-zone'?: string | undefined;
  accent?: string | undefined;
  'minimum-age'?: string | undefined;
}

/** What the answers change in the template's files: of `merchant.json`, of `languages.json`, of `theme.json`. */
interface TemplateFile {
  code: string;
  name: string;
  tagline: Record<string, string>;
  licence: { minimumAge: number };
  currency: { code: string; symbol: string };
  timeZone: string;
  default: string;
  supported: string[];
  color?: unknown;
}

/**
 * Makes `merchants/<code>/` from the template and checks it. Asks nothing: what was not given has a default that works,
 * and every answer can be changed in the files. Nothing is left behind when an answer is wrong.
 */
export async function newMerchant(
  code: string,
  answers: NewMerchantAnswers,
  merchantsDir: string = project.merchantsDir,
): Promise<number> {
  const folder = join(merchantsDir, code);
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(code))
    throw new Failure(
      `"${code}" can't be a merchant's code: it takes 2 to 31 small letters, digits and dashes, a letter first.`,
    );
  if (existsSync(folder))
    throw new Failure(`merchants/${code} is there already: choose another code, or edit its files.`);
  const name = answers.name ?? code[0]!.toUpperCase() + code.slice(1);
  const languages = answers.languages?.split(',').map((language) => language.trim().toUpperCase()) ?? ['EN'];
  // Written under a name that is no merchant, so that a running server never sees half of it.
  const beside = join(merchantsDir, `.new-${code}`);
  await rm(beside, { recursive: true, force: true });
  await cp(join(merchantsDir, '_template'), beside, { recursive: true });
  await change(join(beside, 'merchant.json'), (file) => {
    file.code = code;
    file.name = name;
    const line = Object.values(file.tagline)[0];
    file.tagline = Object.fromEntries(languages.map((language) => [language, file.tagline[language] ?? line!]));
    if (answers.currency !== undefined) file.currency.code = answers.currency;
    if (answers.symbol !== undefined) file.currency.symbol = answers.symbol;
    if (answers['time-zone'] !== undefined) file.timeZone = answers['time-zone'];
    if (answers['minimum-age'] !== undefined) file.licence.minimumAge = Number(answers['minimum-age']);
  });
  await change(join(beside, 'languages.json'), (file) => {
    file.default = languages[0]!;
    file.supported = languages;
  });
  if (answers.accent !== undefined) {
    await applyAccent(answers.accent, beside, merchantsDir);
  }
  await writePictures(beside, name, answers.accent);
  await rename(beside, folder);
  const { problems } = readAll([code], merchantsDir);
  if (problems.length > 0) {
    await rm(folder, { recursive: true });
    throw new Failure(`merchants/${code} was not made. ${problemList(problems)}`);
  }
  console.log(
    `merchants/${code} is made.\n\n  See it:      pnpm merchant preview ${code}   (or restart npm start; pnpm dev shows it at once)\n  Change it:   merchants/${code}/theme.json, merchant.json, assets/ — editors complete the keys\n  Check it:    pnpm merchant check ${code}`,
  );
  return 0;
}

/** The merchant's colour in both modes, each in the nearest shade that can be read. What is no colour is written as it is, for the check to report. */
async function applyAccent(accent: string, folder: string, merchantsDir: string): Promise<void> {
  const base = resolveTheme(JSON.parse(await readFile(join(merchantsDir, '_base/theme.json'), 'utf8')), {});
  await change(join(folder, 'theme.json'), (file) => {
    file.color = Object.fromEntries(
      modes.map((mode) => {
        const brand = fitAccent(base, mode, accent) ?? { accent, accentEnd: accent };
        if (brand.accent !== accent.toLowerCase())
          console.log(`${accent} can't be read in ${mode}: there it is ${brand.accent}, the nearest shade that can.`);
        return [mode, Object.fromEntries(Object.entries(brand).map(([name, value]) => [name, { $value: value }]))];
      }),
    );
  });
}

async function writePictures(folder: string, name: string, accent = '#6d5df6'): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'assets/icon.svg'), starterIcon(name, accent)),
    writeFile(join(folder, 'assets/logo.svg'), starterLogo(name, accent, 'light')),
    writeFile(join(folder, 'assets/logo-dark.svg'), starterLogo(name, accent, 'dark')),
  ]);
}

/** Changes a JSON file in place, keeping its order of keys. What comes out is checked with everything else. */
async function change(path: string, edit: (file: TemplateFile) => void): Promise<void> {
  const file = JSON.parse(await readFile(path, 'utf8')) as TemplateFile;
  edit(file);
  await writeFile(path, `${JSON.stringify(file, null, 2)}\n`);
}
