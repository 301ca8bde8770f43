import { readFileSync } from 'node:fs';
import { textAreas } from '@livery/i18n';
import type { AreaTexts } from '@livery/i18n/react';

/** Returns all texts of a language in the repository. */
export function textsIn(language: string): AreaTexts {
  const read = (area: string) =>
    JSON.parse(
      readFileSync(`${import.meta.dirname}/../../../packages/i18n/src/texts/${language}/${area}.json`, 'utf8'),
    );
  return Object.fromEntries(textAreas.map((area) => [area, read(area)]));
}
