import type { ChangeEvent, ChangeEventHandler } from 'react';

/** Bengali, Arabic-Indic and Eastern Arabic-Indic, each set from zero to nine. */
const foreign = '০১২৩৪৫৬৭৮৯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

/** Digits of a Bengali or an Urdu keyboard as 0-9; every other letter stays. */
export function latinDigits(typed: string): string {
  return typed.replace(/[০-৯٠-٩۰-۹]/g, (digit) => String(foreign.indexOf(digit) % 10));
}

/** The digits of what was typed or pasted, as 0-9; blanks, dashes and words fall away. */
export function digitsOf(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '');
}

/**
 * For an input that takes digits: rewrites what was typed before `onChange` hears of it, and leaves the caret behind
 * the digit it stood behind. `limit` counts digits, so that a pasted "12 34 56" isn't cut in the middle as `maxLength` would.
 */
export function digitsOnly(limit: number, onChange?: ChangeEventHandler<HTMLInputElement>) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const digits = digitsOf(input.value).slice(0, limit);
    if (digits !== input.value) {
      const caret = Math.min(digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length, limit);
      input.value = digits;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
}
