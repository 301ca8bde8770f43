import { homeGamesId } from '@livery/features/games';
import { BackRule } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Suspense, useEffect, useRef } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { hasFooter, hasHeader, type Row } from './row.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import styles from './ScreenFrame.module.css';
import { useTitle } from './useTitle.ts';
import { SkipLink } from './SkipLink.tsx';
import { CurrentRow } from './FallbackHeader.tsx';

/** Id of the content between header and footer. */
const contentId = 'content';

interface ScreenFrameProps {
  row: Row;
  pathname: string;
}

/** A screen with the header and footer that its row defines. Its code and its texts load at the same time. */
export function ScreenFrame({ row, pathname }: ScreenFrameProps) {
  const { Component, texts, forgetFailure } = row.screen;
  const { texts: allTexts } = useTexts('common');
  const { name } = useMerchant();
  const title = useTitle(row.title);
  const main = useFocusOnChange(pathname);
  allTexts.preload(texts);

  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);

  return (
    <CurrentRow value={row}>
      <BackRule value={row.back ?? 'step'}>
        {row.title === 'navHome' ? (
          <SkipLink to={homeGamesId} kind="games" />
        ) : (
          <SkipLink to={contentId} kind="content" />
        )}
        {hasHeader(row) && <Header title={row.title} />}
        <main
          ref={main}
          id={contentId}
          tabIndex={-1}
          aria-label={title || undefined}
          className={hasFooter(row) ? styles.aboveFooter : styles.screen}
        >
          <ScreenBoundary key={pathname} onRetry={forgetFailure}>
            <Suspense fallback={<ScreenLoading />}>
              <Component />
            </Suspense>
          </ScreenBoundary>
        </main>
        {hasFooter(row) && <Footer />}
      </BackRule>
    </CurrentRow>
  );
}

/**
 * Focuses the new screen when the path changes, so that a screen reader reads the screen. Does nothing if the screen
 * has set the focus itself.
 */
function useFocusOnChange(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
