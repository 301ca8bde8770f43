import { Button, ErrorState } from '@livery/ui';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useMerchant } from '@livery/merchant/react';
import { isFramed, tellApp } from '../channel/tellApp.ts';

/** What is left when the frame's code or its texts failed: without words of its own, for those may be what is missing. */
export function CrashedFrame() {
  const { name } = useMerchant();
  useEffect(() => tellApp('ready'), []);
  const handleAgain = () => (isFramed() ? tellApp('sessionEnded') : window.location.reload());
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
