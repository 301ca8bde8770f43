import { lazyCode } from '@livery/foundation/code';
import { LoadWhenNear } from '@livery/foundation/blocks';
import { LiveSkeleton } from './components/LiveModels/LiveSkeleton.tsx';
import type { LiveModelsProps } from './components/LiveModels/LiveModels.tsx';

const models = lazyCode(() => import('./components/LiveModels/LiveModels.tsx'), 'LiveModels', {
  whenFailed: 'hide',
});

/**
 * Live models that are on air. Only for merchants with the switch LIVEMODELS. The app checks the switch before it
 * renders this block.
 */
export function LiveModels(props: LiveModelsProps) {
  return (
    <LoadWhenNear placeholder={<LiveSkeleton />}>
      <models.Component {...props} />
    </LoadWhenNear>
  );
}
