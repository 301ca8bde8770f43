/** Whether a dialog, sheet or menu is open over the page, which makes the page inert. The check needs no layout. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
