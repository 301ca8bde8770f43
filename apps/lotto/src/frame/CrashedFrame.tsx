import { Button, ErrorState } from '@livery/ui';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useMerchant } from '@livery/merchant/react';
import { isFramed, notifyApp } from '../channel/notifyApp.ts';

/** The page after the frame's code or its texts failed. It needs no texts, because they may be the cause. */
export function CrashedFrame() {
  const { name } = useMerchant();
  useEffect(() => notifyApp('ready'), []);
  const handleAgain = () => (isFramed() ? notifyApp('sessionEnded') : window.location.reload());
  return (
    <main>
      <ErrorState
        isScreen
        kind="crash"
        title={name}
        action={
          <Button variant="primary" aria-label={name} onClick={handleAgain}>
            <RotateCw aria-hidden />
          </Button>
        }
      />
    </main>
  );
}
