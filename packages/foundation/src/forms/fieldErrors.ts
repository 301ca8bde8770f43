/**
 * What is wrong with the fields of a form, for its list of errors.
 *
 * @param errors of the form's state, by the names of its fields.
 * @param idOf gives the element's id of a field.
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
