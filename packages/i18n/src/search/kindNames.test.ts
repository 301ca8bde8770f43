import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categorySearchTerms, type SearchableCategory } from './categorySearchTerms.ts';
import { findByName } from './findByName.ts';
import { kindNames } from './kindNames.ts';
import { toSearchName } from './searchName.ts';

const texts = new URL('../texts/', import.meta.url);
const languages = readdirSync(texts, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const labelsOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}/games.json`, texts), 'utf8')) as Record<string, string>;

const games = [
  { name: 'Reef Riches', category: 'FISH', vendor: 'Banyan Studio' },
  { name: 'Golden Fish', category: 'RNG', vendor: 'Acme' },
  { name: 'Lucky Ladder', category: 'RNG', vendor: 'Acme' },
] as const;
const find = (typed: string) =>
  findByName(
    games,
    typed,
    ({ name }) => [toSearchName(name)],
    ({ category, vendor }) => kindNames(category, vendor),
  ).map(({ name }) => name);

test.each(languages.map(({ name }) => name))('a category is found by its label in %s', (language) => {
  const labels = labelsOf(language);
  for (const category of Object.keys(categorySearchTerms) as SearchableCategory[])
    expect(
      findByName(
        [category],
        labels[`category${category}`]!,
        () => [],
        (one) => kindNames(one, 'Acme'),
      ),
      category,
    ).toEqual([category]);
});

test.each([
  ['মাছ', ['Reef Riches']],
  ['peixe', ['Reef Riches']],
  ['مچھلی', ['Reef Riches']],
  ['banyan studio', ['Reef Riches']],
  ['banyan', []],
  ['fish', ['Golden Fish', 'Reef Riches']],
  ['fi', ['Golden Fish']],
])('%s finds games by name first, then by category or vendor', (typed, found) => expect(find(typed)).toEqual(found));

test.each([
  ['ငါး', ['Fishing Deep', 'Reef Riches', '၁၁ ငါးလုံး', 'ဂဏန်းငါးလုံး']],
  ['fish', ['Fishing Deep', 'Golden Fish', 'Reef Riches', 'Fisherman Wheel']],
  ['fis', ['Fisherman Wheel', 'Fishing Deep', 'Golden Fish']],
])('%s finds games of this category before names that contain it in a word', (typed, found) => {
  const more = [
    { name: '၁၁ ငါးလုံး', category: 'LOTT' },
    { name: 'ဂဏန်းငါးလုံး', category: 'LOTT' },
    { name: 'Fisherman Wheel', category: 'RNG' },
    { name: 'Fishing Deep', category: 'FISH' },
  ] as const;
  const names = findByName(
    [...more, ...games],
    typed,
    ({ name }) => [toSearchName(name)],
    ({ category }) => kindNames(category, 'Acme'),
  ).map(({ name }) => name);
  expect(names).toEqual(found);
});
