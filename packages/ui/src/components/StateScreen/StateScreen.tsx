import { lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../../classNames.ts';
import type { StateDrawing } from './drawings.tsx';
import styles from './StateScreen.module.css';

const loadDrawing = async () => (await import('./drawings.tsx')).Drawing;
// Most visits never need one. If it cannot be loaded, the text and the button are shown beside an empty space.
const Drawing = lazy(async () => ({ default: await loadDrawing().catch(() => NoDrawing) }));

/** Loads the drawings while there is a network, so that a screen without one can show them. Never rejects. */
export async function preloadStateScreens(): Promise<void> {
  await loadDrawing().catch(() => undefined);
}

interface StateProps {
  /** One sentence. */
  title: ReactNode;
  /** A little more text, if it helps. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** Whether it is the whole screen: larger, with its title as the screen's heading. Default false. */
  isScreen?: boolean;
}

export interface EmptyStateProps extends StateProps {
  /** Default `empty`. */
  drawing?: Extract<StateDrawing, 'empty' | 'search' | 'favourites' | 'closed'>;
}

/** For an empty list: a drawing, a sentence, perhaps a button. */
export function EmptyState({ drawing = 'empty', ...rest }: EmptyStateProps) {
  return <StateScreen drawing={drawing} {...rest} />;
}

export interface ErrorStateProps extends StateProps {
  /** The kind of problem. Default `failure`. */
  kind?: Extract<StateDrawing, 'failure' | 'offline' | 'maintenance' | 'blocked' | 'region' | 'crash'>;
}

/** For missing content: a drawing, the problem, and the next step. Announced when it appears. */
export function ErrorState({ kind = 'failure', ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <StateScreen drawing={kind} {...rest} />
    </div>
  );
}

function StateScreen({ drawing, title, children, action, isScreen = false }: StateProps & { drawing: StateDrawing }) {
  const Title = isScreen ? 'h1' : 'p';
  return (
    <div className={classNames(styles.state, isScreen && styles.screen)}>
      <svg viewBox="0 0 160 120" aria-hidden className={styles.drawing}>
        <Suspense>
          <Drawing of={drawing} />
        </Suspense>
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

function NoDrawing(_: { of: StateDrawing }) {
  return null;
}
