import { useTexts } from '@livery/i18n/react';
import { SectionHeader } from '@livery/ui';
import { Video } from 'lucide-react';
import { type RefCallback, useId } from 'react';
import { CardStrip } from '@livery/foundation/blocks';
import { LiveCard, type LiveCardProps } from './LiveCard.tsx';
import styles from './LiveModelsView.module.css';

export interface LiveModelsViewProps {
  sightRef: RefCallback<Element>;
  models: readonly (LiveCardProps & { id: string })[];
}

/** The models that are on air, side by side. */
export function LiveModelsView({ sightRef, models }: LiveModelsViewProps) {
  const { t } = useTexts('liveModels');
  const id = useId();
  return (
    <section ref={sightRef} aria-labelledby={id}>
      <div className={styles.title}>
        <SectionHeader id={id} title={t('liveNow')} icon={<Video aria-hidden />} />
      </div>
      <CardStrip label={t('liveNow')}>
        {models.map(({ id: model, ...card }) => (
          <LiveCard key={model} {...card} />
        ))}
      </CardStrip>
    </section>
  );
}
