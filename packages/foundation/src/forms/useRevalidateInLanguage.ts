import { useLanguage } from '@livery/i18n/react';
import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Milliseconds after a change of language: by then the form stands in the new one. */
const delay = 200;

/**
 * Checks a form's fields again after a change of language: those that hold something, and those that say what is wrong
 * with them, or they would go on saying it in the old language. Untouched empty fields are left in peace.
 */
export function useRevalidateInLanguage<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const language = useLanguage();
  const checkedIn = useRef(language);
  const { trigger, getValues, getFieldState } = form;

  useEffect(() => {
    if (checkedIn.current === language) return undefined;
    const timer = setTimeout(() => {
      checkedIn.current = language;
      const names = Object.entries(getValues()).flatMap(([name, value]) => {
        const path = name as Path<Values>;
        return Boolean(value) || getFieldState(path).error !== undefined ? [path] : [];
      });
      if (names.length > 0) void trigger(names);
    }, delay);
    return () => clearTimeout(timer);
  }, [language, trigger, getValues, getFieldState]);
}
