/**
 * The script of the chat page: Enter sends, and Shift and Enter starts a new line. While an input method composes a
 * word, Enter only confirms the word. Safari ends the composition before the key event and reports the key code 229.
 */
export const chatScript = `const field = document.getElementById('text');
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  if (!event.repeat && field.value.trim() !== '') field.form.requestSubmit();
});`;
