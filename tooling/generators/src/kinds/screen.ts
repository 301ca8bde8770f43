import type { Changes } from '../changes.ts';
import { Problem } from '../problem.ts';
import type { Step } from '../step.ts';
import { fillTemplates } from '../templates.ts';
import { oneOf, readName, type Words } from '../words.ts';
import { featuresDir, featuresOf, type Kind } from './kind.ts';
import { screenFiles } from './screenFiles.ts';

const pathsFile = 'packages/foundation/src/addresses/paths.ts';
const routerFile = 'apps/mobile/src/router.tsx';
const textsDir = 'packages/i18n/src/texts';

/**
 * Generates a screen of a feature: a folder with screen, hook, view, stories and test. If its name is a path of the
 * product that has no screen yet, the screen uses the row of that path. Otherwise it gets a new path, a new row and a
 * title to be translated.
 */
export const screen: Kind = ({ name, place, calls = [] }, changes) => {
  if (place === undefined)
    throw new Problem(
      `A screen belongs to a feature: pnpm new screen ${name} --in <feature>. Features: ${featuresOf(changes).join(', ')}.`,
    );
  const feature = oneOf(featuresOf(changes), place, 'feature');
  return addScreen(readName(name, 'screen', 'Screen'), { feature, calls }, changes);
};

interface ScreenOf {
  feature: string;
  /** Names of the calls whose data the screen shows. */
  calls: readonly string[];
}

/**
 * Adds a screen to a feature that exists or is being generated.
 * @throws {Problem} if another screen has its path or its name
 */
export function addScreen(words: Words, { feature, calls }: ScreenOf, changes: Changes): Step[] {
  const { pascal, camel, sentence } = words;
  const path = `/m/${camel}`;
  const paths = changes.read(pathsFile);
  const isPath = paths.includes(`  ${camel}: '`);
  const row = isPath ? missingRow(camel, changes) : undefined;
  if (row === undefined && (isPath || paths.includes(`'${path}'`)))
    throw new Problem(
      `${pathsFile} already has a screen with the name "${camel}" or the path ${path}. Choose another name.`,
    );
  const folder = `${featuresDir}/${feature}`;
  changes.createAll(`${folder}/screens/${pascal}Screen`, screenFiles(words, calls, changes));
  const isOpen = row?.opens === undefined ? '' : `\n  isOpen: (switches) => switches.${row.opens},`;
  const { 'routes.tsx': routes, 'index.ts': entry } = fillTemplates('feature', { Name: pascal, name: camel, isOpen });
  const steps: Step[] = [];
  if (changes.has(`${folder}/routes.tsx`)) {
    steps.push({ file: `${folder}/routes.tsx`, purpose: 'its lazy code', lines: withoutImports(routes!) });
  } else changes.create(`${folder}/routes.tsx`, routes!);
  if (changes.has(`${folder}/index.ts`)) {
    // A feature that lists its screens by name needs a new line. `export *` includes the new screen.
    if (!changes.read(`${folder}/index.ts`).includes("export * from './routes.tsx';"))
      steps.push({ file: `${folder}/index.ts`, purpose: 'its public entry', lines: entry! });
  } else changes.create(`${folder}/index.ts`, entry!);
  const imported = importStep(changes, `${camel}Screen`, feature);
  if (row !== undefined) {
    const lines = row.text.replace(/missingModule\([^)]*\)/, `${camel}Screen`);
    return [
      ...steps,
      { file: routerFile, purpose: 'its screen', replaces: row.text, lines },
      imported,
      ...withoutMissingModule(changes),
    ];
  }
  addTitle(changes, camel, sentence);
  return [
    ...steps,
    { file: pathsFile, purpose: 'its path', before: '} as const;', lines: `  ${camel}: '${path}',\n` },
    {
      file: routerFile,
      purpose: 'its row. Set `hides` and `back` if the screen needs them (the comment above the table explains them)',
      before: '];',
      lines: `  { paths: [paths.${camel}], title: '${camel}', screen: ${camel}Screen },\n`,
    },
    imported,
    {
      file: 'apps/mobile/e2e/everyAddress.ts',
      purpose: 'its address in the list that a test compares with the table, with the same values as the row',
      before: '};',
      lines: `  '${path}': { title: '${camel}' },\n`,
    },
  ];
}

/**
 * The row of a path that has no screen yet and shows 'Cannot find module', and the switch that enables the path.
 * Undefined if the path has a screen.
 */
function missingRow(name: string, changes: Changes): { text: string; opens: string | undefined } | undefined {
  const rows = changes.read(routerFile).match(/ {2}\{[^{}]*\},\n/g) ?? [];
  const text = rows.find((row) => new RegExp(`\\bpaths\\.${name}\\b`).test(row));
  const missing = text === undefined ? null : /missingModule\((?:'(\w+)')?\)/.exec(text);
  return text === undefined || missing === null ? undefined : { text, opens: missing[1] };
}

/** Removes the import of `missingModule` if only the row of the new screen used it. */
function withoutMissingModule(changes: Changes): Step[] {
  const router = changes.read(routerFile);
  const imports = /^import \{ missingModule \} .*\n/m.exec(router)?.[0];
  const uses = router.match(/\bscreen: missingModule\(/g)?.length ?? 0;
  if (imports === undefined || uses !== 1) return [];
  return [{ file: routerFile, purpose: 'the unused import', replaces: imports, lines: '' }];
}

/** The import of a screen in the app's table: added to an existing import of the feature, or as a new line. */
function importStep(changes: Changes, name: string, feature: string): Step {
  const file = routerFile;
  const from = `} from '@livery/features/${feature}';`;
  const router = changes.read(file);
  if (router.includes(`,\n${from}`)) return { file, purpose: 'its import', before: from, lines: `  ${name},\n` };
  if (router.includes(` ${from}`)) return { file, purpose: 'its import', before: ` ${from}`, lines: `, ${name}` };
  return {
    file,
    purpose: 'its import',
    before: "import type { Row } from './shell/row.ts';",
    lines: `import { ${name} } ${from.slice(2)}\n`,
  };
}

const withoutImports = (file: string) => file.replaceAll(/^import .*\n/gm, '');

/**
 * Adds the title in English. In every other language it is empty, which fails the test of texts until it is translated.
 */
function addTitle(changes: Changes, key: string, english: string): void {
  for (const language of changes.foldersIn(textsDir)) {
    changes.changeJson<Record<string, string>>(`${textsDir}/${language}/shell.json`, (texts) => {
      if (texts[key] !== undefined)
        throw new Problem(`${textsDir}/${language}/shell.json has a text "${key}" already. Choose another name.`);
      return { ...texts, [key]: language === 'EN' ? english : '' };
    });
  }
}
