import type { Screen } from '@livery/features/screen';
import { useTexts } from '@livery/i18n/react';
import { ScreenSkeleton } from '@livery/ui';
import { Suspense } from 'react';
import { Footer } from './Footer.tsx';
import { Header, type TitleKey } from './Header.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import styles from './ScreenFrame.module.css';

/** What stands around a screen. */
export interface Frame {
  /** Names the screen in a bar with the way back. Without it the screen brings a bar of its own. */
  title?: TitleKey;
  footer: boolean;
}

interface ScreenFrameProps {
  screen: Screen;
  frame: Frame;
}

/** A screen with its header and footer. Code and texts of the screen are asked for together. */
export function ScreenFrame({ screen: { Component, texts }, frame }: ScreenFrameProps) {
  const { i18n } = useTexts('common');
  void i18n.loadNamespaces([...texts]);

  return (
    <>
      {frame.title && <Header title={frame.title} />}
      <main className={frame.footer ? styles.aboveFooter : undefined}>
        <ScreenBoundary>
          <Suspense fallback={<ScreenSkeleton />}>
            <Component />
          </Suspense>
        </ScreenBoundary>
      </main>
      {frame.footer && <Footer />}
    </>
  );
}
