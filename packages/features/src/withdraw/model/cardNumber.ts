import { digitsOf } from '@livery/i18n/digits';
import type { ChangeEvent, ChangeEventHandler } from 'react';

/** The maximum number of digits of any bank. */
const longest = 24;

/** Returns the digits of a text, in any script, in groups of four: "4000 1234 5678 9017". */
export const groupDigits = (text: string): string =>
  digitsOf(text)
    .slice(0, longest)
    .replace(/(.{4})(?=.)/g, '$1 ');

/**
 * Creates the change handler of an input. It groups the typed digits before `onChange` runs, and keeps the caret after
 * the same digit.
 */
export function groupingDigits(onChange: ChangeEventHandler<HTMLInputElement>) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const grouped = groupDigits(input.value);
    if (grouped !== input.value) {
      const isAtEnd = input.selectionStart === input.value.length;
      const before = groupDigits(input.value.slice(0, input.selectionStart ?? input.value.length));
      input.value = grouped;
      const caret = isAtEnd ? grouped.length : before.length;
      input.setSelectionRange(caret, caret);
    }
    onChange(event);
  };
}
