import type { Changes } from '../changes.ts';
import { Problem } from '../problem.ts';
import type { Step } from '../step.ts';
import { fillTemplates } from '../templates.ts';
import { oneOf, readName, type Words } from '../words.ts';
import { featuresDir, featuresOf, type Kind } from './kind.ts';

const pathsFile = 'packages/foundation/src/addresses/paths.ts';
const routerFile = 'apps/mobile/src/router.tsx';
const textsDir = 'packages/i18n/src/texts';

/** A screen of a feature: folder with screen, hook, view, styles, stories and test, and its title in every language. */
export const screen: Kind = ({ name, place }, changes) => {
  if (place === undefined)
    throw new Problem(
      `A screen belongs to a feature: pnpm new screen ${name} --in <feature>. There are ${featuresOf(changes).join(', ')}.`,
    );
  return addScreen(readName(name, 'screen', 'Screen'), oneOf(featuresOf(changes), place, 'feature'), changes);
};

/**
 * Adds a screen to a feature that exists or is being generated.
 * @throws {Problem} when another screen has its path or its name
 */
export function addScreen({ pascal, camel, sentence }: Words, feature: string, changes: Changes): Step[] {
  const path = `/m/${camel}`;
  const paths = changes.read(pathsFile);
  if (paths.includes(`  ${camel}: '`) || paths.includes(`'${path}'`))
    throw new Problem(`${pathsFile} has "${camel}" or ${path} already. Choose another name.`);
  const folder = `${featuresDir}/${feature}`;
  const values = { Name: pascal, name: camel, Sentence: sentence };
  changes.createAll(`${folder}/screens/${pascal}Screen`, fillTemplates('screen', values));
  const { 'routes.tsx': routes, 'index.ts': entry } = fillTemplates('feature', values);
  const steps: Step[] = [];
  if (changes.has(`${folder}/routes.tsx`)) {
    steps.push({ file: `${folder}/routes.tsx`, purpose: 'its lazy code', lines: withoutImports(routes!) });
  } else changes.create(`${folder}/routes.tsx`, routes!);
  if (changes.has(`${folder}/index.ts`)) {
    // A feature that lists its screens here wants each by name; `export *` brings the new one along.
    if (!changes.read(`${folder}/index.ts`).includes("export * from './routes.tsx';"))
      steps.push({ file: `${folder}/index.ts`, purpose: 'its public entry', lines: entry! });
  } else changes.create(`${folder}/index.ts`, entry!);
  addTitle(changes, camel, sentence);
  return [
    ...steps,
    { file: pathsFile, purpose: 'its path', before: '} as const;', lines: `  ${camel}: '${path}',\n` },
    {
      file: routerFile,
      purpose: 'its row; `access` and `hides` as the screen needs (the comment above the table says what they mean)',
      before: '];',
      lines: `  { paths: [paths.${camel}], title: '${camel}', screen: ${camel}Screen },\n`,
    },
    importStep(changes, `${camel}Screen`, feature),
    {
      file: 'apps/mobile/e2e/everyAddress.ts',
      purpose: 'its address in the list that tests hold the table against, with the same facts as the row',
      before: '};',
      lines: `  '${path}': { title: '${camel}', isBuilt: true },\n`,
    },
  ];
}

/** The import of a screen in the app's table: among the names that it imports from the feature, or a line of its own. */
function importStep(changes: Changes, name: string, feature: string): Step {
  const file = routerFile;
  const from = `} from '@livery/features/${feature}';`;
  const router = changes.read(file);
  if (router.includes(`,\n${from}`)) return { file, purpose: 'its import', before: from, lines: `  ${name},\n` };
  if (router.includes(` ${from}`)) return { file, purpose: 'its import', before: ` ${from}`, lines: `, ${name}` };
  return {
    file,
    purpose: 'its import',
    before: "import { missingModule } from './shell/missingModule.tsx';",
    lines: `import { ${name} } ${from.slice(2)}\n`,
  };
}

const withoutImports = (file: string) => file.replaceAll(/^import .*\n/gm, '');

/** The title in every language. Only English is known: the others start with it, to be translated. */
function addTitle(changes: Changes, key: string, english: string): void {
  for (const language of changes.foldersIn(textsDir)) {
    changes.changeJson<Record<string, string>>(`${textsDir}/${language}/shell.json`, (texts) => {
      if (texts[key] !== undefined)
        throw new Problem(`${textsDir}/${language}/shell.json has a text "${key}" already. Choose another name.`);
      return { ...texts, [key]: english };
    });
  }
}
