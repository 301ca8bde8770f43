/** A field that somebody writes a text into. */
export type WrittenField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Puts a text into a field as if a person had typed it: whatever listens for input hears of it once. React ignores an event
 * whose value its own setter has already seen, so that setter gets another value first.
 */
export function typeInto(field: WrittenField, text: string): void {
  field.value = `${text}_`;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
