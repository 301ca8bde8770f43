/** Address of the module that applies a merchant's edits in the browser. */
export const devClientAddress = '/@livery/client';

/** The event that the server sends to the pages of a merchant after an edit of its theme. */
export interface ThemeEdit {
  code: string;
  css: string;
}

/**
 * The module's code. It applies a new theme without a reload; after any other edit the pages of that merchant reload.
 */
export const devClientCode = `
const root = document.documentElement;
const isMine = ({ code }) => code === root.dataset.merchant;
const clearError = () => document.querySelector('vite-error-overlay')?.remove();
import.meta.hot.on('livery:theme', (edit) => {
  if (!isMine(edit)) return;
  document.getElementById('brand').textContent = edit.css;
  clearError();
});
import.meta.hot.on('livery:reload', (edit) => { if (isMine(edit)) location.reload(); });
import.meta.hot.on('livery:fixed', clearError);
`;
