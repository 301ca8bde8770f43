import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** English texts by area and key. */
type EnglishTexts = ReadonlyMap<string, Readonly<Record<string, string>>>;

const read = new Map<string, EnglishTexts>();

/**
 * The product's texts in English, which define keys and placeholders. Read once per run. Empty if there are no texts
 * yet.
 */
export function textsOnDisk(root: string): EnglishTexts {
  const folder = join(root, 'packages/i18n/src/texts/EN');
  const texts =
    read.get(folder) ??
    new Map(
      filesIn(folder).map((file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
      ]),
    );
  read.set(folder, texts);
  return texts;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}
