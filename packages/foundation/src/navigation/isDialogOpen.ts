/** Whether a dialog, sheet or menu is open over the page. The check reads no layout, so it is cheap. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
