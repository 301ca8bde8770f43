/** Whether a dialog, sheet or menu lies over the page, which cannot be pressed meanwhile. Costs no layout. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
