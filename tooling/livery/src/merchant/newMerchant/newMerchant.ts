import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KnownNames, merchantCode, merchantCodeWords } from '@livery/merchant';
import { colorsFromBrand, type Mode, modes, type Palettes, resolveTheme } from '@livery/merchant/theme';
import { Failure } from '../../failure.ts';
import { project } from '../../project.ts';
import { problemList, readAll } from '../readAll.ts';
import { facesFor } from './facesFor.ts';
import { moneyOf } from './moneyOf.ts';
import { type Place, placeOf } from './placeOf.ts';
import { type Answers, listed, questions } from './questions.ts';
import { writePictures } from './writePictures.ts';

/** The fields of the template's files that answers change: in `merchant.json`, `languages.json` and `theme.json`. */
interface TemplateFile {
  code: string;
  name: string;
  tagline: Record<string, string>;
  licence: { authority: string; number: string; jurisdictions: string[]; minimumAge: number };
  currency: { code: string; symbol: string; pattern: string; numerals: string };
  timeZone: string;
  default: string;
  supported: string[];
  flags?: Record<string, string>;
  color?: unknown;
  font?: unknown;
}

/**
 * Makes `merchants/<code>/` from the template and checks it. Missing answers are derived from the others, or the
 * template's values stay. The last lines of the output list them, and every value can be changed in the files. If an
 * answer is wrong, no files are left.
 *
 * @param known names of the product; by default they are read from its files
 */
export async function newMerchant(
  code: string,
  answers: Answers,
  merchantsDir: string = project.merchantsDir,
  known?: KnownNames,
): Promise<number> {
  const folder = join(merchantsDir, code);
  checkNewCode(code, merchantsDir);
  for (const { name, problem } of questions) {
    const answer = answers[name];
    const wrong = answer === undefined ? undefined : problem(answer);
    if (wrong !== undefined) throw new Failure(`--${name}: ${wrong}`);
  }
  // The generated logo for light backgrounds would not match the given logo.
  if (answers['logo-dark'] !== undefined && answers.logo === undefined)
    throw new Failure('--logo-dark needs --logo, the logo for light backgrounds. Give both.');
  const name = answers.name ?? code[0]!.toUpperCase() + code.slice(1);
  const languages = listed(answers.languages ?? 'EN');
  const place = placeOf(answers);
  const base = resolveTheme(JSON.parse(await readFile(join(merchantsDir, '_base/theme.json'), 'utf8')), {});
  const { accent = starterAccent, second } = answers;
  const palettes = colorsFromBrand(base, { accent, second })!;
  // The files are written into a folder that is not a merchant, so that a running server never reads half of them.
  const beside = join(merchantsDir, `.new-${code}`);
  await rm(beside, { recursive: true, force: true });
  await cp(join(merchantsDir, '_template'), beside, { recursive: true });
  await change(join(beside, 'merchant.json'), (file) => {
    file.code = code;
    file.name = name;
    const line = Object.values(file.tagline)[0];
    file.tagline = Object.fromEntries(languages.map((language) => [language, file.tagline[language] ?? line!]));
    file.licence.authority = answers.authority ?? file.licence.authority;
    file.licence.number = answers.licence ?? file.licence.number;
    file.licence.jurisdictions = place.jurisdictions;
    file.licence.minimumAge = Number(answers['minimum-age'] ?? file.licence.minimumAge);
    file.timeZone = place.timeZone;
    file.currency = moneyOf(place.currency, place.timeZone);
    file.currency.symbol = answers.symbol ?? file.currency.symbol;
  });
  await change(join(beside, 'languages.json'), (file) => {
    file.default = languages[0]!;
    file.supported = languages;
    if (languages.includes('PT') && isBrazilian(place)) file.flags = { PT: 'BR' };
  });
  await change(join(beside, 'theme.json'), (file) => {
    file.color = tokensOf(palettes);
    file.font = Object.fromEntries(Object.entries(facesFor(code)).map(([use, names]) => [use, { $value: names }]));
  });
  await writePictures(beside, { name, accent, palettes, answers });
  await rename(beside, folder);
  const { problems } = readAll([code], merchantsDir, known);
  if (problems.length > 0) {
    await rm(folder, { recursive: true });
    throw new Failure(`merchants/${code} was not created. ${problemList(problems)}`);
  }
  console.log(
    [
      `merchants/${code} is created.`,
      '',
      ...shadeWords(palettes, answers),
      ...proposals(answers),
      ...place.proposals,
      `  See it:      pnpm merchant preview ${code}   (or restart npm start; pnpm dev shows it immediately)`,
      `  Change it:   merchants/${code}/theme.json, merchant.json, assets/ — editors complete the keys`,
      '  Logos:       assets/logo-dark.svg is for dark backgrounds, logo-light.svg for light ones, logo.svg for both if these are missing',
      `  Check it:    pnpm merchant check ${code}`,
    ].join('\n'),
  );
  return 0;
}

/** Whether the merchant is in Brazil, so that Portuguese gets Brazil's flag instead of its default flag. */
const isBrazilian = ({ currency, jurisdictions }: Place) => currency === 'BRL' || jurisdictions[0] === 'BR';

/** The accent of the template's pictures. */
const starterAccent = '#6d5df6';

/** @throws if a code is not valid for a merchant, or a merchant with this code exists. */
export function checkNewCode(code: string, merchantsDir: string = project.merchantsDir): void {
  if (!merchantCode.test(code)) throw new Failure(`"${code}" can't be a merchant's code: use ${merchantCodeWords}.`);
  if (existsSync(join(merchantsDir, code)))
    throw new Failure(`merchants/${code} exists already: choose another code, or edit its files.`);
}

const tokensOf = (palettes: Palettes) =>
  Object.fromEntries(
    modes.map((mode) => [
      mode,
      Object.fromEntries(
        Object.entries(palettes[mode]).map(([name, value]) => [name, { $value: valueOf(name, value, palettes[mode]) }]),
      ),
    ]),
  );

/** A line for each answer that was not given: its value stays as in the template. */
function proposals({ accent, languages, authority, licence }: Answers): string[] {
  return [
    ...(accent === undefined ? [`  Proposed:    colour ${starterAccent}; change it with --accent`] : []),
    ...(languages === undefined ? ['  Proposed:    language English; change it with --languages'] : []),
    ...(authority === undefined || licence === undefined
      ? ['  Placeholder: authority and number of the licence; set them with --authority and --licence']
      : []),
  ];
}

/**
 * A gradient with the same start and end, for example of a grey, refers to the accent, so that a later change of the
 * accent changes both.
 */
const valueOf = (name: string, value: string, { accent }: Palettes[Mode]) =>
  name === 'accentEnd' && value === accent ? '{brand.color.accent}' : value;

/** A line for each given colour that is not readable in a mode and was changed. */
function shadeWords(palettes: Palettes, given: Pick<Answers, 'accent' | 'second'>): string[] {
  return (['accent', 'second'] as const).flatMap((name) =>
    modes.flatMap((mode) => {
      const wanted = given[name]?.toLowerCase();
      const shade = palettes[mode][name];
      return wanted === undefined || shade === wanted
        ? []
        : [
            `  ${wanted} has too little contrast in ${mode} mode. The theme uses ${shade} there, the nearest readable shade.`,
          ];
    }),
  );
}

/**
 * Changes a JSON file in place and preserves the order of its keys. The result is checked later with the other files.
 */
async function change(path: string, edit: (file: TemplateFile) => void): Promise<void> {
  const file = JSON.parse(await readFile(path, 'utf8')) as TemplateFile;
  edit(file);
  await writeFile(path, `${JSON.stringify(file, null, 2)}\n`);
}
