/** Whether a dialog, sheet or menu is open over the page, which is inert meanwhile. Needs no layout. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
