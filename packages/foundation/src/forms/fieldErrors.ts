/**
 * The errors of a form's fields, for the list of errors above the form.
 *
 * @param errors of the form's state, by field name.
 * @param idOf returns the element id of a field.
 */
export function fieldErrors<Name extends string>(
  errors: Readonly<Partial<Record<Name, { message?: string | undefined }>>>,
  idOf: (name: Name) => string,
): { fieldId: string; message: string }[] {
  return Object.entries<{ message?: string | undefined } | undefined>(errors).map(([name, error]) => ({
    fieldId: idOf(name as Name),
    message: error?.message ?? '',
  }));
}
