import { writeFileSync } from 'node:fs';
import { budgetOf, budgetsFile, readBudgets } from './budgets.ts';
import { publicComponents } from './publicComponents.ts';
import { weights } from './weights.ts';

/*
 * Adds budgets for components without one, from their current size, and removes budgets of deleted components. Existing
 * budgets stay: raising one is a decision and is done by hand in budgets.json.
 */
const budgets = readBudgets();
const components = publicComponents();
const fresh = (await weights()).filter(({ name }) => budgets[name] === undefined);
const all = { ...budgets, ...Object.fromEntries(fresh.map((weight) => [weight.name, budgetOf(weight)])) };
const kept = components.map(({ name }) => name).toSorted();
const lines = kept.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(all[name])}`);
writeFileSync(budgetsFile, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${fresh.length} added: ${fresh.map(({ name }) => name).join(', ')}`);
