import { lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../../classNames.ts';
import type { StateDrawing } from './drawings.tsx';
import styles from './StateScreen.module.css';

const loadDrawing = async () => (await import('./drawings.tsx')).Drawing;
// Most visits never need one. If it cannot be loaded, the text and the button are shown beside an empty space.
const Drawing = lazy(async () => ({ default: await loadDrawing().catch(() => NoDrawing) }));

/** Loads the drawings while there is a network, so that they can be shown without a network. Never rejects. */
export async function preloadStateScreens(): Promise<void> {
  await loadDrawing().catch(() => undefined);
}

/** The drawings of problems. All others are for lists and screens without content. */
type ErrorDrawing = Extract<StateDrawing, 'failure' | 'offline' | 'maintenance' | 'blocked' | 'region' | 'crash'>;

interface StateProps {
  /** The problem or state, as one sentence. */
  title: ReactNode;
  /** Additional text, if it is useful. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /**
   * Whether this is the content of the whole screen. Then it is larger, and its title is the heading of the screen.
   * Default false.
   */
  isScreen?: boolean;
}

export interface EmptyStateProps extends StateProps {
  /** Default `empty`. */
  drawing?: Exclude<StateDrawing, ErrorDrawing>;
}

/** For an empty list: a drawing, a sentence, and possibly a button. */
export function EmptyState({ drawing = 'empty', ...rest }: EmptyStateProps) {
  return <StateScreen drawing={drawing} {...rest} />;
}

export interface ErrorStateProps extends StateProps {
  /** The kind of problem. Default `failure`. */
  kind?: ErrorDrawing;
}

/** For content that is missing: a drawing, the problem, and the next step. It is announced when it appears. */
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
