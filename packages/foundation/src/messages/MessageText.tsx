import { SafeHtml } from '@livery/ui/html';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useFormats } from '../formats/index.ts';
import { OpenAddresses } from '../navigation/index.ts';
import { useContentPictures } from '../pictures/index.ts';
import styles from './MessageText.module.css';

export interface MessageTextProps {
  title: string;
  /** What it is about, in a word. */
  kind: string;
  /** When it was sent or published, as the gateway says it. */
  at: string;
  /** As the gateway sent it: it is sanitised here. */
  html: string;
  /** What can be done with it, below its text. */
  children?: ReactNode;
}

/** A whole message: its title, which has the focus at first, when it came, and its text without anything that could run. */
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
