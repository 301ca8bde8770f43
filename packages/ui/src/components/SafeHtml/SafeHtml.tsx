import { useMemo } from 'react';
import { sanitise } from './sanitise.ts';
import styles from './SafeHtml.module.css';
import { type HtmlOptions, toElements } from './toElements.tsx';

export interface SafeHtmlProps extends HtmlOptions {
  /** The HTML from the gateway. */
  html: string;
}

/**
 * Formatted text from a gateway: sanitised, with the merchant's fonts. Links open in the app's router or in a new tab.
 */
export function SafeHtml({ html, locatePicture, isOpen }: SafeHtmlProps) {
  const content = useMemo(() => toElements(sanitise(html), { locatePicture, isOpen }), [html, locatePicture, isOpen]);
  return (
    <div className={styles.html} dir="auto">
      {content}
    </div>
  );
}
