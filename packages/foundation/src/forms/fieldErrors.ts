import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * What is wrong with the fields of a form, for its list of errors.
 *
 * @param idOf gives the element's id of a field.
 */
export function fieldErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  idOf: (name: keyof Values & string) => string,
): { fieldId: string; message: string }[] {
  return Object.entries(errors).map(([name, error]) => ({
    fieldId: idOf(name),
    message: String(error?.message ?? ''),
  }));
}
