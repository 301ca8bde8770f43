/* This code runs inside the page. `findLayoutFaults` builds it with all its imports into one script. */
import { allControls, findFaultsOfControls } from './controls.ts';
import { findBrokenWords } from './brokenWords.ts';
import { findClippedText } from './clippedText.ts';
import { findUnreadOfDialog, topDialog } from './dialogs.ts';
import type { Limits } from './limits.ts';
import { findMisalignedText, findOverlappingText, findOverflowingText } from './textPosition.ts';
import { findIdleScroll, findSidewaysScroll } from './scrolling.ts';
import { findOtherDigits } from './otherDigits.ts';
import { findSmallWords } from './sizeOfWords.ts';
import { allRuns, linesOf } from './words.ts';

/** Returns all layout faults of the page in its current state. Each is a sentence, and is reported only once. */
export function layoutFaults(limits: Limits): string[] {
  const dialog = topDialog();
  const isReachable = (element: Element) => dialog === undefined || dialog.contains(element);
  const runs = allRuns();
  const words = linesOf(runs);
  const controls = allControls();
  return [
    ...new Set([
      ...findSidewaysScroll(),
      ...findBrokenWords(runs),
      ...findMisalignedText(runs),
      ...(dialog === undefined ? findIdleScroll(words, controls) : findUnreadOfDialog(dialog)),
      ...findOverflowingText(words),
      ...findFaultsOfControls(controls.filter(isReachable), limits),
      ...findOverlappingText(words.filter(({ element }) => isReachable(element))),
      ...findClippedText(words),
      ...findSmallWords(words, limits.text),
      ...(limits.numerals === undefined ? [] : findOtherDigits(runs, limits.numerals)),
    ]),
  ];
}
