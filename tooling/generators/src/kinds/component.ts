import { fillTemplates } from '../templates.ts';
import { oneOf, readName } from '../words.ts';
import { featuresDir, featuresOf, type Kind } from './kind.ts';

const budgetsFile = 'tooling/bench/src/ui/budgets.json';
/** First budget of a component of packages/ui in bytes after brotli: the template, with some reserve. */
const firstBudget = 1000;

type Budgets = Record<string, { total: number }>;

/** A component of packages/ui with its budget, or with `--in` a component of a feature. */
export const component: Kind = ({ name, place }, changes) => {
  const { pascal, sentence } = readName(name, 'component');
  const feature = place === undefined ? undefined : oneOf(featuresOf(changes), place, 'feature');
  const folder = feature === undefined ? 'packages/ui/src/components' : `${featuresDir}/${feature}/components`;
  const title = feature === undefined ? 'Components' : `Features/${feature}`;
  changes.createAll(`${folder}/${pascal}`, fillTemplates('component', { Name: pascal, Sentence: sentence, title }));
  if (feature !== undefined) return [];
  changes.changeJson<Budgets>(
    budgetsFile,
    (budgets) => ({ ...budgets, [pascal]: { total: firstBudget } }),
    printBudgets,
  );
  return [
    {
      file: 'packages/ui/src/index.ts',
      purpose: `its public entry. Its budget is ${firstBudget} bytes after brotli; a higher budget is set by hand in ${budgetsFile}`,
      lines: `export { ${pascal} } from './components/${pascal}/${pascal}.tsx';\nexport type { ${pascal}Props } from './components/${pascal}/${pascal}.tsx';\n`,
    },
  ];
};

/** One line per component, in the format of the command `ui-budgets` of tooling/bench. */
function printBudgets(budgets: Budgets): string {
  const lines = Object.keys(budgets)
    .toSorted()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(budgets[name])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
