import { paths } from '@livery/foundation/addresses';
import { refusalMs, type Rule } from '@livery/foundation/roles';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { RegisterDialog } from './RegisterDialog.tsx';

interface RefusalsProps {
  /** The requested location. */
  asked: Location;
  /** The location whose screen is shown. */
  shown: Location;
  /** The rule for a trial at the requested location. */
  rule: Rule | undefined;
}

/**
 * Handles an address that is not for trials. The trial goes back to the current screen or to home, and sees the reason
 * there.
 */
export function Refusals({ asked, shown, rule }: RefusalsProps) {
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const { t } = useTexts('refusal');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const seen = useRef<string>(undefined);

  const refuse = useEffectEvent(() => {
    if (rule === 'registerDialog') setDialogOpen(true);
    else if (rule === 'accountNotice') showToast(t('accountOnly'), { duration: refusalMs });
    else if (rule === 'trialNotice') showToast(t('free_reject'), { kind: 'failure', duration: refusalMs });
    else return;
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (asked !== shown && idx > 0) void navigate(-1);
    else void navigate(paths.home, { replace: true });
  });
  useEffect(() => {
    // The reason is shown once for each request, even if React runs the effect twice.
    if (seen.current === asked.key) return;
    seen.current = asked.key;
    refuse();
  }, [asked.key]);

  return (
    isDialogOpen && (
      <Suspense>
        <RegisterDialog onClose={() => setDialogOpen(false)} />
      </Suspense>
    )
  );
}
