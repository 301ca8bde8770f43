const typeable = 'input, select, textarea, button, [tabindex]';

/** Leads to a field: the control of that id, or the chosen or first one of a group of that id. False where there is none. */
export function focusField(fieldId: string): boolean {
  const named = document.getElementById(fieldId);
  const control = named?.matches(typeable) ? named : (named?.querySelector<HTMLElement>('input:checked') ?? named?.querySelector<HTMLElement>(typeable));
  if (!control) return false;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  return true;
}

/** Of several fields the one that stands first on the page, whatever order their errors came in. */
export function firstOnPage(fieldIds: readonly string[]): string | undefined {
  const isBefore = (one: string, other: string) => {
    const [a, b] = [document.getElementById(one), document.getElementById(other)];
    return a && b ? Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) : a !== null;
  };
  return fieldIds.reduce<string | undefined>((first, id) => (first === undefined || isBefore(id, first) ? id : first), undefined);
}
