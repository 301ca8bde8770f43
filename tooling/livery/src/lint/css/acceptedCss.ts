/**
 * Features of CSS that style sheets may use although a browser of `.browserslistrc` does not have them, with the effect in such a
 * browser. A property includes its values. "The build replaces it" means the plugins of PostCSS in `apps/mobile/styles`.
 */
export const acceptedCss: Readonly<Record<string, string>> = {
  'color-mix()': 'The build replaces it.',
  dvb: 'The build replaces it.',
  ':dir': 'The build replaces it.',
  'overflow: clip': 'The build adds a fallback.',

  '@container': 'Safari before 16 shows the layout for a container of usual width.',
  'container-type': 'See @container.',

  'text-wrap': 'Lines have different lengths.',
  'scrollbar-width': 'A scrollable row shows its scroll bar while it is scrolled.',
  'scrollbar-gutter': 'Has an effect with a mouse only: phones draw scroll bars over the content.',
  'overscroll-behavior': 'A sheet that is scrolled to its end scrolls the page behind it.',
  'overscroll-behavior-block': 'See overscroll-behavior.',
  'overscroll-behavior-x': 'See overscroll-behavior.',
  'overscroll-behavior-y': 'See overscroll-behavior.',
  'content-visibility': 'Content outside of the screen is rendered too.',
  'contain-intrinsic-block-size': 'See content-visibility.',
  'field-sizing': 'A text area keeps its height and scrolls.',
  'transition-behavior': 'Dialogs and sheets close without a transition.',
  ':fullscreen': 'Safari before 16.4 has no full screen on phones: the app does not show the button.',
  'text-size-adjust': 'Browsers without it do not enlarge text automatically.',
  'user-select: all': 'A tap selects a word instead of the whole code. The button next to it copies the code.',

  // On phones these have no effect, or users do not miss them.
  cursor: 'Mouse pointers.',
  resize: 'No phone shows the handle.',
  '::selection': 'Selected text has the colours of the system.',
  '@media (forced-colors)': 'A mode of desktop systems.',
  'forced-color-adjust': 'See @media (forced-colors).',
  'font-family: ui-monospace': 'The next font of the list is used.',

  // MDN names the version in which flex containers got the value. Our uses are in grids, or have the initial value as effect.
  'align-content: start': 'The same in a grid.',
  'align-content: end': 'The same in a grid.',
  'place-items: start': 'The same in a grid.',
  'place-items: end': 'The same in a grid.',
};
