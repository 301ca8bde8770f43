import { useLanguage } from '@livery/i18n/react';
import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Milliseconds after a change of language until the form is rendered in the new language. */
const delay = 200;

/**
 * Validates fields again after a change of language: fields with a value, and fields with an error. Without this, error
 * messages would stay in the old language. Untouched empty fields are not validated.
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
