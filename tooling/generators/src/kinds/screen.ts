import type { Changes } from '../changes.ts';
import { addImport, addLine } from '../edits.ts';
import { Problem } from '../problem.ts';
import { oneOf, type Words, wordsOf } from '../words.ts';
import { featuresDir, featuresOf, type Kind } from './kind.ts';
import { screenFiles } from './screenFiles.ts';
import { addText } from './textArea.ts';

/** A screen of a feature: folder with screen, hook, view, styles, stories and test; route, door and title with it. */
export const screen: Kind = ({ name, place }, changes) => {
  if (place === undefined)
    throw new Problem(
      `A screen belongs to a feature: pnpm new screen ${name} --in <feature>. There are ${featuresOf(changes).join(', ')}.`,
    );
  return addScreen(wordsOf(name, 'screen', 'Screen'), oneOf(featuresOf(changes), place, 'feature'), changes);
};

/** Adds the screen to a feature that is there, or is being made. */
export function addScreen(words: Words, feature: string, changes: Changes): string[] {
  const dir = `${featuresDir}/${feature}`;
  const area = wordsOf(feature, 'feature').camel;
  const titleKey = `${words.camel}Title`;
  const file = `${words.pascal}Screen`;
  for (const [path, content] of Object.entries(screenFiles(words, area, titleKey)))
    changes.create(`${dir}/screens/${file}/${path}`, content);
  addText(changes, area, titleKey, words.sentence);
  const importLazy = "import { lazyCode, type Screen } from '@livery/foundation/code';";
  const route = `\nexport const ${words.camel}Screen: Screen = {\n  ...lazyCode(async () => (await import('./screens/${file}/${file}.tsx')).${file}),\n  texts: ['${area}'],\n};`;
  changes.editOrCreate(
    `${dir}/routes.tsx`,
    (content) => addLine(addImport(content, importLazy), route),
    `${importLazy}\n${route}\n`,
  );
  const door = `export { ${words.camel}Screen } from './routes.tsx';`;
  changes.editOrCreate(
    `${dir}/index.ts`,
    (content) => addToRoutes(content, `${words.camel}Screen`) ?? addLine(content, door),
    `${door}\n`,
  );
  return [
    `Give it an address in apps/mobile/src/router.tsx:  { paths: ['/m/${words.camel}'], screen: ${words.camel}Screen, frame: { footer: false } }`,
    `Translate "${titleKey}" in packages/i18n/src/texts/*/${area}.json: every language has the English words for now.`,
  ];
}

/** The index with one more name from `./routes.tsx`, or undefined where it exports none from there yet. */
function addToRoutes(index: string, name: string): string | undefined {
  const found = /export \{ ([^}]+) \} from '\.\/routes\.tsx';/.exec(index);
  if (found === null) return undefined;
  const names = [...found[1]!.split(', '), name].toSorted();
  return index.replace(found[0], () => `export { ${names.join(', ')} } from './routes.tsx';`);
}
