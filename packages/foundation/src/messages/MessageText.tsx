import { SafeHtml } from '@livery/ui/html';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useFormats } from '../formats/index.ts';
import { OpenAddresses } from '../navigation/index.ts';
import { useContentPictures } from '../pictures/index.ts';
import styles from './MessageText.module.css';

export interface MessageTextProps {
  title: string;
  /** The kind of message, in one word. */
  kind: string;
  /** Time of sending or publishing, in the gateway's format. */
  at: string;
  /** Unsanitised HTML from the gateway: this component sanitises it. */
  html: string;
  /** Actions below the text. */
  children?: ReactNode;
}

/** A whole message: its title, its time, and its sanitised text. The title gets the focus when the message opens. */
export function MessageText({ title, kind, at, html, children }: MessageTextProps) {
  const { moment } = useFormats();
  const locatePicture = useContentPictures();
  const isOpen = use(OpenAddresses);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className={styles.message}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} dir="auto" className={styles.title}>
          {title}
        </h2>
        <p className={styles.small}>
          {kind} · <bdi>{moment(Date.parse(at))}</bdi>
        </p>
      </header>
      <div className={styles.text}>
        <SafeHtml html={html} locatePicture={locatePicture} isOpen={isOpen} />
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}
