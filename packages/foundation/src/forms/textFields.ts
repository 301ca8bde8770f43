import { normalizeInput } from '@livery/i18n/input';
import { typeInto, type WrittenField } from '@livery/ui';

/** Input types that contain no text. */
const otherTypes = new Set(['button', 'checkbox', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether an element is a text field. */
export const isTextField = (element: EventTarget): element is WrittenField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !otherTypes.has(element.type) && !element.readOnly);

/**
 * Reads the value of a field in the DOM, removes invisible characters, and updates the form if the form has another
 * value. Password managers set values without an event, and address books put invisible marks around numbers.
 *
 * @param known the value that the form has for the field. A field may display it in another format, for example an
 * amount in groups. React writes the displayed value into the `value` attribute. So a value that other software set
 * differs both from `known` and from the attribute.
 */
export function settleField(field: WrittenField, known: unknown): void {
  const value = normalizeInput(field.value);
  const isKnown = field.value === known || field.value === field.defaultValue;
  if (value !== field.value || !isKnown) typeInto(field, value);
}

/**
 * Pastes a text without its invisible characters. The browser includes them in the length of the text. So it would cut
 * off the end of a user name in a field with a maximum of sixteen letters.
 *
 * @returns true if this function pasted the text. False if the text has no invisible characters: then the browser
 * pastes it.
 */
export function pasteVisible(field: WrittenField, pasted: string): boolean {
  const oneLine = field instanceof HTMLInputElement ? pasted.replace(/[\r\n]+/g, '') : pasted;
  const text = normalizeInput(oneLine);
  if (text === oneLine) return false;
  const { value, maxLength } = field;
  const start = field.selectionStart ?? value.length;
  const end = field.selectionEnd ?? value.length;
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - (value.length - (end - start)));
  const inserted = text.slice(0, room);
  typeInto(field, value.slice(0, start) + inserted + value.slice(end));
  // If the field displays the text in another format, the field has already set the caret.
  if (field.selectionStart !== null && field.value.startsWith(inserted, start))
    field.setSelectionRange(start + inserted.length, start + inserted.length);
  return true;
}
