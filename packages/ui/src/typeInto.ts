/** A field into which a text is written. */
export type WrittenField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Writes a text into a field as if a player had typed it. Listeners get one input event. React ignores an event if its
 * own setter has already seen the value. So this function first sets another value with React's setter, and then the
 * text without it.
 */
export function typeInto(field: WrittenField, text: string): void {
  field.value = `${text}_`;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
