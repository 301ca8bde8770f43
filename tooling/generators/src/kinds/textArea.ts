import type { Changes } from '../changes.ts';
import { addBefore, addImport } from '../edits.ts';

const textsDir = 'packages/i18n/src/texts';

/**
 * Adds a text under `key` to a feature's texts in every language, and the area itself where the feature had no texts.
 * Only English is known: the others start with it, to be translated.
 */
export function addText(changes: Changes, area: string, key: string, english: string): void {
  if (!changes.has(`${textsDir}/EN/${area}.json`)) addArea(changes, area);
  for (const language of changes.foldersIn(textsDir)) {
    changes.editOrCreate(
      `${textsDir}/${language}/${area}.json`,
      (json) => write({ ...(JSON.parse(json) as object), [key]: english }),
      write({ [key]: english }),
    );
  }
}

function addArea(changes: Changes, area: string): void {
  const areas = `${textsDir}/areas.ts`;
  changes.edit(areas, (content) => addBefore(content, '] as const;', `, '${area}'`, areas));
  const keys = `${textsDir}/keys.ts`;
  changes.edit(keys, (content) =>
    addBefore(
      addImport(content, `import type ${area} from './EN/${area}.json';`),
      /\}\s*$/,
      `  ${area}: typeof ${area};\n`,
      keys,
    ),
  );
}

const write = (texts: object) => `${JSON.stringify(texts, null, 2)}\n`;
