import { calls } from '@livery/api/contract';
import { flagNames, languages } from '@livery/i18n';
import { describeProblem, type KnownNames, type Merchant, type MerchantProblem } from '@livery/merchant';
import { fontFamilyNames, systemFonts } from '@livery/fonts';
import { listMerchants, readMerchant } from '@livery/merchant/node';
import { readTexts, textKeys } from '../assemble/texts.ts';
import { Failure } from '../failure.ts';
import { project } from '../project.ts';
import { sharedAddresses } from './sharedAddresses.ts';

/** Merchants as read and everything wrong with them. */
export interface Reading {
  merchants: Merchant[];
  problems: MerchantProblem[];
}

/** Reads and checks merchants, all of them or those named, against each other's words and the product's. */
export function readAll(codes?: readonly string[], merchantsDir: string = project.merchantsDir): Reading {
  const known = knownNames();
  const reading: Reading = { merchants: [], problems: [] };
  for (const code of codes ?? listMerchants(merchantsDir)) {
    const { merchant, problems } = readMerchant(merchantsDir, code, known);
    const all = merchant === undefined ? problems : [...missingPictures(merchant), ...sharedAddresses(merchant)];
    reading.problems.push(...all);
    if (merchant !== undefined && all.length === 0) reading.merchants.push(merchant);
  }
  return reading;
}

/** The merchants, or a failure that lists every mistake in their files. */
export function readValidMerchants(codes?: readonly string[]): Merchant[] {
  const { merchants, problems } = readAll(codes);
  if (problems.length > 0) throw new Failure(problemList(problems));
  return merchants;
}

export function problemList(problems: readonly MerchantProblem[]): string {
  // A mistake of the base would else be reported once for every merchant.
  const lines = [...new Set(problems.map(describeProblem))];
  return `${lines.length === 1 ? 'One mistake' : `${lines.length} mistakes`} in merchants/:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** Names that a merchant's files may refer to and that other packages define. */
export function knownNames(): KnownNames {
  return {
    languages: Object.keys(languages),
    flags: flagNames,
    textKeys: textKeys(readTexts()),
    fonts: [...fontFamilyNames, ...systemFonts],
    callNames: Object.keys(calls),
  };
}

function missingPictures({ code, assets }: Merchant): MerchantProblem[] {
  const problems: MerchantProblem[] = [];
  const ask = (file: string, allowed: string) =>
    problems.push({ file: `${code}/assets/${file}`, key: '', message: 'is missing', allowed });
  if (assets['icon.svg'] === undefined)
    ask('icon.svg', 'a square SVG, of which the icons of the installed app are drawn');
  const hasBoth = assets['logo-dark.svg'] !== undefined && assets['logo-light.svg'] !== undefined;
  if (assets['logo.svg'] === undefined && !hasBoth)
    ask('logo.svg', 'an SVG that reads on dark and on light, or logo-dark.svg and logo-light.svg');
  return problems;
}
