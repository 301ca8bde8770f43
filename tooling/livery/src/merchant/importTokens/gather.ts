import { type Mode, modes, type TokenDefinition, tokenDefinitions } from '@livery/merchant/theme';
import { followReferences } from './followReferences.ts';
import type { ExportedToken } from './readExport.ts';
import { keyOf, likelyTarget, type Target, targetOf } from './targets.ts';
import { valueFrom } from './valueFrom.ts';

/** A value for a key of `theme.json` in the exports. */
export interface Saying {
  target: Target;
  /** Mode of the value. Undefined if the value applies to both modes. */
  mode: Mode | undefined;
  value: unknown;
  /** The token of the theme that the value refers to, if there is one. */
  reference?: string;
  source: ExportedToken;
}

export interface Gathered {
  sayings: Saying[];
  /** Notes about changed values, one line each. */
  notes: string[];
  /** Tokens that can't be imported, one line each with the reason: a shadow, or a value that a modifier computes. */
  leftOut: string[];
  /** Decisions that are needed before the import, one line each. */
  faults: string[];
  /** Tokens that no theme has, each with a suggestion. */
  unknownTokens: { name: string; meant: string | undefined }[];
}

/** Gathers the values of all files for the tokens that a theme has. */
export function gather(tokens: readonly ExportedToken[]): Gathered {
  const gathered: Gathered = { sayings: [], notes: [], leftOut: [], faults: [], unknownTokens: [] };
  const used = new Set<ExportedToken>();
  const unknownTokens: ExportedToken[] = [];
  for (const token of tokens) {
    const target = targetOf(token);
    const locked = target && lockOf(target);
    if (target === undefined) unknownTokens.push(token);
    else if (locked !== undefined)
      gathered.notes.push(`${token.name}: left out, it is the same for every merchant: ${locked}`);
    else take(token, target);
  }
  // Unknown tokens that others refer to are not reported.
  const names = new Set(unknownTokens.filter((token) => !used.has(token)).map(({ name }) => name));
  const seen = new Map(unknownTokens.filter(({ name }) => names.has(name)).map((token) => [token.name, token]));
  gathered.unknownTokens = [...seen.values()].map((token) => ({ name: token.name, meant: likelyTarget(token) }));
  const sayings = settled(gathered);
  return { ...gathered, sayings, leftOut: [...new Set(gathered.leftOut)], faults: [...new Set(gathered.faults)] };

  function take(token: ExportedToken, target: Target) {
    const place = `${token.file} → ${token.name}`;
    const leaveOut = (why: string) => gathered.leftOut.push(`${place}: ${why}`);
    if (hasModifier(token))
      return void leaveOut('is calculated by a modifier of the design tool: export the calculated value');
    const isByMode = target.tier !== 'brand' || target.type === 'color';
    const found = (token.mode === undefined && isByMode ? modes : [token.mode]).flatMap((mode) => {
      const followed = followReferences(token, tokens, mode);
      if ('fault' in followed) return [void leaveOut(followed.fault)];
      for (const step of followed.via) used.add(step);
      // The token at the end of the reference may exist in one mode only.
      if (token.mode === undefined && followed.via.some((step) => step.mode !== undefined && step.mode !== mode))
        return [];
      const imported = valueFrom(followed.value, target.type);
      if ('fault' in imported) return [void leaveOut(imported.fault)];
      if (imported.note !== undefined) gathered.notes.push(`${token.name}: ${imported.note}`);
      const isModal = token.mode !== undefined || followed.via.some((step) => step.mode !== undefined);
      return [
        {
          target,
          mode: isByMode && isModal ? mode : undefined,
          value: imported.value,
          source: token,
          ...referenceTo(followed.via[0], target),
        },
      ];
    });
    const sayings = found.filter((each) => each !== undefined);
    if (target.tier === 'brand' && isByMode && sayings.some(({ mode }) => mode === undefined)) {
      return void gathered.faults.push(
        `${place}: the mode of this colour is unknown. Give --mode dark or --mode light before the file`,
      );
    }
    gathered.sayings.push(...sayings);
  }
}

/** A token of the upper tiers that refers to another token of the theme keeps the reference. */
function referenceTo(next: ExportedToken | undefined, { tier, type }: Target): Pick<Saying, 'reference'> {
  const target = next && targetOf(next);
  if (target === undefined || target.type !== type || tier === 'brand') return {};
  return { reference: `{${target.tier === 'brand' ? 'brand.' : ''}${target.name}}` };
}

/**
 * Returns one value per key; two different values are a fault. Equal values of an upper tier in both modes become one
 * value for both.
 */
function settled({ sayings, faults }: Gathered): Saying[] {
  const byKey = new Map<string, Saying>();
  for (const saying of sayings) {
    const key = keyOf(saying.target, saying.mode).join('.');
    const other = byKey.get(key);
    if (other === undefined) byKey.set(key, saying);
    else if (same(other, saying)) continue;
    else
      faults.push(
        `${key}: ${placed(other)} has ${JSON.stringify(other.value)}, ${placed(saying)} has ${JSON.stringify(saying.value)}. Remove one of them${saying.mode === undefined ? '; the value must be the same in dark and light' : ''}`,
      );
  }
  return [...byKey].flatMap(([key, saying]) => {
    if (saying.target.tier === 'brand' || saying.mode === undefined) return [saying];
    const others = modes.map((mode) => byKey.get(keyOf(saying.target, mode).join('.')));
    if (!others.every((other) => other !== undefined && same(other, saying))) return [saying];
    return key === keyOf(saying.target, modes[0]).join('.') ? [{ ...saying, mode: undefined }] : [];
  });
}

function same(a: Saying, b: Saying): boolean {
  return JSON.stringify(a.reference ?? a.value) === JSON.stringify(b.reference ?? b.value);
}

function placed({ source }: Saying): string {
  return `${source.file} → ${source.name}${source.mode === undefined ? '' : ` (${source.mode})`}`;
}

function hasModifier({ extensions }: ExportedToken): boolean {
  const { modify } = (extensions['studio.tokens'] ?? {}) as { modify?: unknown };
  return modify !== undefined;
}

const locks: ReadonlyMap<string, TokenDefinition> = new Map(
  tokenDefinitions.map((definition) => [`${definition.tier} ${definition.name}`, definition]),
);

function lockOf({ tier, name }: Target): string | undefined {
  return locks.get(`${tier} ${name}`)?.locked;
}
