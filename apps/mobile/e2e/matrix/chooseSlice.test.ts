import { merchantCodes } from '../environment/setups.ts';
import { readLanguages } from '../fixtures/files.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { checksOfSlice, everyCheck, valuesOfCheck } from './accessibility.ts';
import { everyWalk, walksOfSlice } from './addresses.ts';
import { chooseSlice } from './chooseSlice.ts';
import { everyHome, shiftsOfSlice } from './layoutShift.ts';
import { everyLook, isInSlice, looksOfSlice, textSizes, widths } from './looks.ts';
import { everyPlace, isPseudo, placesOfSlice } from './places.ts';
import { screens } from './screens.ts';

const valuesIn = <Item>(items: readonly Item[], valueOf: (item: Item) => unknown) => [...new Set(items.map(valueOf))];
const languages = [...new Set(merchantCodes.flatMap((merchant) => readLanguages(merchant).supported))].toSorted();

test.describe('the slice of the matrix', () => {
  test('holds every value, is the same each time, and takes no more than it needs', () => {
    const all = [1, 2, 3].flatMap((number) => ['a', 'b'].map((letter) => ({ number, letter })));
    const slice = chooseSlice(all, ({ number, letter }) => [`${number}`, letter]);
    expect(slice).toEqual([
      { number: 1, letter: 'a' },
      { number: 2, letter: 'b' },
      { number: 3, letter: 'a' },
    ]);
    expect(chooseSlice(all, ({ number, letter }) => [`${number} ${letter}`])).toEqual(all);
  });

  test('of layouts shows every screen and every language in every width and at every text size, and every merchant to guests and members', () => {
    for (const { name } of screens) {
      const looks = looksOfSlice.filter(({ screen }) => screen.name === name);
      expect(valuesIn(looks, ({ width }) => width).toSorted(), name).toEqual([...widths]);
      expect(valuesIn(looks, ({ textSize }) => textSize).toSorted(), name).toEqual([...textSizes]);
    }
    for (const language of [...languages, 'XA', 'XB']) {
      const looks = looksOfSlice.filter((look) => look.language === language);
      expect(valuesIn(looks, ({ width }) => width).toSorted(), language).toEqual([...widths]);
      expect(valuesIn(looks, ({ textSize }) => textSize).toSorted(), language).toEqual(
        isPseudo(language) ? [100] : [...textSizes],
      );
    }
    const visits = valuesIn(looksOfSlice, ({ merchant, screen }) => `${merchant} ${screen.viewer}`);
    expect(visits.toSorted()).toEqual(
      merchantCodes.flatMap((merchant) => [`${merchant} guest`, `${merchant} member`]).toSorted(),
    );
    expect(looksOfSlice.length).toBeLessThan(everyLook.length / 10);
  });

  test('of axe checks every merchant and every screen in both modes, and every language', () => {
    const values = (checks: typeof everyCheck) => [...new Set(checks.flatMap(valuesOfCheck))].toSorted();
    expect(values(checksOfSlice)).toEqual(values(everyCheck));
    expect(valuesIn(checksOfSlice, ({ language }) => language).toSorted()).toEqual(languages);
    expect(checksOfSlice.length).toBeLessThan(everyCheck.length / 4);
    expect(checksOfSlice.every(isInSlice), 'each within a visit').toBe(true);
  });

  test('of first visits has every language and merchant, of walks and slow homes every merchant and viewer', () => {
    expect(valuesIn(placesOfSlice, ({ language }) => language).toSorted()).toEqual(languages);
    for (const [slice, all] of [
      [walksOfSlice, everyWalk],
      [shiftsOfSlice, everyHome],
      [placesOfSlice, everyPlace],
    ] as const)
      expect(valuesIn<{ merchant: string }>(slice, ({ merchant }) => merchant).toSorted()).toEqual(
        valuesIn<{ merchant: string }>(all, ({ merchant }) => merchant).toSorted(),
      );
    expect(valuesIn(walksOfSlice, ({ viewer }) => viewer).toSorted()).toEqual(['guest', 'member', 'trial']);
    expect(valuesIn(shiftsOfSlice, ({ viewer }) => viewer).toSorted()).toEqual(['guest', 'member']);
  });
});
