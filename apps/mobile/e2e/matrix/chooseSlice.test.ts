import { merchantCodes } from '../environment/setups.ts';
import { readLanguages } from '../fixtures/files.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { checksOfSlice, everyCheck, valuesOfCheck } from './accessibility.ts';
import { everyWalk, walksOfSlice } from './addresses.ts';
import { chooseSlice } from './chooseSlice.ts';
import { everyHome, shiftsOfSlice } from './layoutShift.ts';
import { everyLook, isInSlice, isLandscape, type Look, looksOfSlice, textSizes, windows } from './looks.ts';
import { everyPlace, isPseudo, placesOfSlice } from './places.ts';
import { screens } from './screens.ts';

const valuesIn = <Item>(items: readonly Item[], valueOf: (item: Item) => unknown) => [...new Set(items.map(valueOf))];
const uprightWidths = (looks: readonly Look[]) =>
  valuesIn(
    looks.filter((look) => !isLandscape(look)),
    ({ width }) => width,
  ).toSorted();
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

  test('of layouts shows every screen and every language on every upright phone and at every text size, every screen on one that lies on its side, balances where they have the least room, and every merchant to guests and members', () => {
    for (const { name } of screens) {
      const looks = looksOfSlice.filter(({ screen }) => screen.name === name);
      expect(uprightWidths(looks), name).toEqual([320, 360, 412, 480]);
      expect(looks.some(isLandscape), name).toBe(true);
      expect(valuesIn(looks, ({ textSize }) => textSize).toSorted(), name).toEqual([...textSizes]);
    }
    for (const language of [...languages, 'XA', 'XB']) {
      const looks = looksOfSlice.filter((look) => look.language === language);
      expect(uprightWidths(looks), language).toEqual([320, 360, 412, 480]);
      expect(valuesIn(looks, ({ textSize }) => textSize).toSorted(), language).toEqual(
        isPseudo(language) ? [100] : [...textSizes],
      );
    }
    expect(valuesIn(looksOfSlice.filter(isLandscape), ({ width }) => width)).toHaveLength(
      windows.filter(isLandscape).length,
    );
    const tightest = looksOfSlice.filter(
      ({ screen, width, textSize }) => screen.hasBalance === true && width === 320 && textSize === 200,
    );
    expect(valuesIn(tightest, ({ merchant, screen }) => `${merchant} ${screen.name}`)).toHaveLength(
      3 * merchantCodes.length,
    );
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
