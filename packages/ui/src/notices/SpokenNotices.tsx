import { use } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { SpokenNoticeContext } from './notices.ts';

/**
 * Says passing messages inside a modal. They show above it, but to a screen reader nothing outside an open modal is there,
 * and so nothing is said. Every modal holds one of these for as long as it is open.
 */
export function SpokenNotices() {
  return (
    <VisuallyHidden>
      <output>{use(SpokenNoticeContext)}</output>
    </VisuallyHidden>
  );
}
