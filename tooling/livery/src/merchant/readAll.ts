import { calls } from '@livery/api/contract';
import { flagNames, languages } from '@livery/i18n';
import {
  describeProblem,
  type KnownNames,
  type Merchant,
  type MerchantParts,
  type MerchantProblem,
} from '@livery/merchant';
import { fontFamilyNames, systemFonts } from '@livery/fonts';
import { listMerchants, located, readBase, readMerchant } from '@livery/merchant/node';
import { readTexts, textKeys, textPlaces, textsByKey } from '../assemble/texts.ts';
import { Failure } from '../failure.ts';
import { project } from '../project.ts';
import { appAddresses } from './checks/appAddresses.ts';
import { copiedAccent } from './checks/copiedAccent.ts';
import { dialectHints } from './checks/dialectHints.ts';
import { keyProblems } from './checks/keyProblems.ts';
import { pictureFindings } from './checks/pictureFindings.ts';
import { moneyHints } from './checks/moneyHints.ts';
import { sameLanguage } from './checks/sameLanguage.ts';
import { sharedAddresses } from './checks/sharedAddresses.ts';
import { type HostOwners, hostOwners, sharedHosts } from './checks/sharedHosts.ts';

/** The valid merchants, and all problems. */
export interface Reading {
  /** Merchants without a mistake. */
  merchants: Merchant[];
  problems: MerchantProblem[];
  /** Hints report valid but suspicious values. */
  hints: MerchantProblem[];
}

/**
 * Reads and checks merchants, all or the named ones. Also checks them against each other and against the product's
 * names.
 */
export function readAll(
  codes?: readonly string[],
  merchantsDir: string = project.merchantsDir,
  known: KnownNames = knownNames(),
): Reading {
  const owners = hostOwners(merchantsDir);
  const base = readBase(merchantsDir);
  const reading: Reading = { merchants: [], problems: [], hints: [] };
  const said = new Set<string>();
  for (const code of new Set(codes ?? listMerchants(merchantsDir))) {
    const { merchant, problems, parts } = readMerchant(merchantsDir, code, known, { base });
    const pictures = parts === undefined ? { problems: [], hints: [] } : pictureFindings(parts);
    const others = parts === undefined ? [] : problemsOf(parts, owners);
    const all = [...problems, ...located(merchantsDir, [...pictures.problems, ...others])];
    // Without this, a mistake in the base would be reported once for every merchant.
    reading.problems.push(...all.filter((problem) => isNew(said, describeProblem(problem))));
    if (merchant === undefined || all.length > 0) continue;
    reading.merchants.push(merchant);
    reading.hints.push(
      ...located(merchantsDir, [
        ...pictures.hints,
        ...copiedAccent(merchant, merchantsDir),
        ...moneyHints(merchant),
        ...dialectHints(merchant),
      ]),
    );
  }
  return reading;
}

/** Adds a line to the set. Returns true if it was not in the set before. */
function isNew(said: Set<string>, line: string): boolean {
  const size = said.size;
  return said.add(line).size > size;
}

const problemsOf = (merchant: MerchantParts, owners: HostOwners): MerchantProblem[] => [
  ...appAddresses(merchant),
  ...sharedAddresses(merchant),
  ...sharedHosts(merchant, owners),
  ...keyProblems(merchant),
  ...sameLanguage(merchant),
];

/** The merchants. Throws a failure with every mistake in their files. */
export function readValidMerchants(codes?: readonly string[]): Merchant[] {
  const { merchants, problems } = readAll(codes);
  if (problems.length > 0) throw new Failure(problemList(problems));
  return merchants;
}

/**
 * The valid merchants, for a run that a single invalid folder must not stop. Prints the problems of the others. Throws
 * a failure if no merchant is valid.
 */
export function readSoundMerchants(codes?: readonly string[]): { merchants: Merchant[]; leftOut: string[] } {
  const { merchants, problems, hints } = readAll(codes);
  if (problems.length > 0 && merchants.length === 0) throw new Failure(problemList(problems));
  for (const hint of hints) console.warn(describeProblem(hint));
  if (problems.length === 0) return { merchants, leftOut: [] };
  const sound = new Set(merchants.map(({ code }) => code));
  const leftOut = (codes ?? listMerchants(project.merchantsDir)).filter((code) => !sound.has(code));
  console.error(`${problemList(problems)}\nLeft out: ${leftOut.join(', ')}. The files of an earlier build stay.\n`);
  return { merchants, leftOut };
}

export function problemList(problems: readonly MerchantProblem[]): string {
  const lines = problems.map(describeProblem);
  return `${lines.length === 1 ? 'One mistake' : `${lines.length} mistakes`} in merchants/:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** Names that a merchant's files may refer to and that other packages define. */
export function knownNames(): KnownNames {
  const texts = readTexts();
  return {
    languages: Object.keys(languages),
    flags: flagNames,
    textKeys: textKeys(texts),
    textPlaces: textPlaces(texts),
    productTexts: textsByKey(texts),
    fonts: [...fontFamilyNames, ...systemFonts],
    callNames: Object.keys(calls),
  };
}
