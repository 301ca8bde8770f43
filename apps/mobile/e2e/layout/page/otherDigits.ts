import type { Numerals } from '@livery/i18n';

/** A text on the page, and the element that contains it. */
interface Written {
  element: Element;
  text: string;
}

/** Selector of content that a person typed or recognises by its characters. Its digits do not change. */
const verbatim = 'code, kbd, samp, textarea, [translate=no], [dir=ltr]';

/** Signs in place of the characters of an account or a telephone number. */
const masked = /[*•]/;
const latinLetter = /\p{Script=Latin}/u;

/**
 * Digits that do not belong on a page with the digits 0-9. A text with such digits is a name if it contains these
 * letters. The second constant is for other numerals.
 */
const inLatin = { wrong: /[^\P{Nd}0-9]/u, letter: /\p{L}/u };
const inOthers = { wrong: /[0-9]/, letter: latinLetter };

/**
 * Finds numbers in other digits than those of the page, each as a sentence: see docs/decisions/0007. The digits of
 * names, codes, telephone numbers and addresses do not change.
 *
 * Such a text is inside an element of `verbatim`, or it is isolated (`<bdi>`, `dir="auto"`) and has letters or masked
 * characters. A word with a digit is also allowed if it has Latin letters, such as `demo1` or `WELCOME100`. A number is
 * also allowed after masked characters, as in a label, which cannot isolate a part: `•••• 0560`.
 */
export function findOtherDigits(texts: readonly Written[], numerals: Numerals): string[] {
  const { wrong, letter } = numerals === 'latn' ? inLatin : inOthers;
  return texts.flatMap(({ element, text }) => {
    const words = text.split(/\s+/);
    const isWrong = words.some(
      (word, at) => wrong.test(word) && !latinLetter.test(word) && !masked.test(words[at - 1] ?? ''),
    );
    if (!isWrong || element.closest(verbatim) !== null) return [];
    const isolated = element.closest('bdi, [dir=auto]')?.textContent ?? '';
    if (letter.test(isolated) || masked.test(isolated)) return [];
    return [`In other digits than the page: "${text}" in ${element.tagName.toLowerCase()}.`];
  });
}
