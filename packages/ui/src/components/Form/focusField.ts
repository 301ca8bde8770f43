/**
 * Controls that get the focus, in order of preference: in a group the selected radio, then a text control, then a
 * button.
 */
const controls = ['input:checked:enabled', ':is(input, select, textarea):enabled', 'button:enabled, [tabindex]'];

/** Focuses a field: the control with that id, or one in the group with that id. Returns false if there is none. */
export function focusField(fieldId: string): boolean {
  const named = document.getElementById(fieldId);
  const control = named?.matches(controls.join())
    ? named
    : controls.map((kind) => named?.querySelector<HTMLElement>(kind)).find(Boolean);
  if (!control) return false;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  return true;
}

/** The id of the field that is first on the page. The order of the ids does not matter. */
export function firstOnPage(fieldIds: readonly string[]): string | undefined {
  const isBefore = (one: string, other: string) => {
    const [a, b] = [document.getElementById(one), document.getElementById(other)];
    return a && b ? Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) : a !== null;
  };
  return fieldIds.reduce<string | undefined>(
    (first, id) => (first === undefined || isBefore(id, first) ? id : first),
    undefined,
  );
}
