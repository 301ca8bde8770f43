import { digitsOf } from '@livery/i18n/digits';
import type { ChangeEvent, ChangeEventHandler } from 'react';

/**
 * For an input that takes digits: keeps only the digits of the value before `onChange` runs, and keeps the caret after
 * the same digit. `limit` counts digits, so that a pasted "12 34 56" isn't cut in the middle as `maxLength` would.
 *
 * @param read finds the digits in the typed text. Default: all of them.
 */
export function digitsOnly(limit: number, onChange?: ChangeEventHandler<HTMLInputElement>, read = digitsOf) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const digits = read(input.value).slice(0, limit);
    if (digits !== input.value) {
      const caret = Math.min(read(input.value.slice(0, input.selectionStart ?? input.value.length)).length, limit);
      input.value = digits;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
}
