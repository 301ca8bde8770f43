/** Address of the module that applies a merchant's edits in the browser. */
export const devClientAddress = '/@livery/client';

/** What the server tells pages of one merchant after an edit. */
export interface ThemeEdit {
  code: string;
  css: string;
}

/** The module's code: a new theme is applied without a reload, anything else reloads the merchant's own pages. */
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
import.meta.hot.on('livery:mended', clearError);
`;
