import type { Vendor } from '@livery/api/games/gameLists';
import { SectionHeader } from '@livery/ui';
import { ProvidersButton } from '../ProvidersButton/ProvidersButton.tsx';
import { VendorChip } from '../VendorChip/VendorChip.tsx';
import styles from './ProviderChoice.module.css';

export interface ProviderChoiceProps {
  /** Title of the games if no provider is chosen. */
  title: string;
  /** Providers in the order of the gateway. */
  vendors: readonly Vendor[];
  /** Code of the chosen provider. Undefined: all providers. */
  chosen: string | undefined;
  onChoose: (code: string | undefined) => void;
}

/**
 * The line above the games of a kind: its title, or the chosen provider, and a button that opens all providers. A single
 * provider has no choice.
 */
export function ProviderChoice({ title, vendors, chosen, onChoose }: ProviderChoiceProps) {
  const vendor = vendors.find(({ code }) => code === chosen);
  return (
    <div className={styles.line}>
      <div className={styles.title}>
        {vendor ? <VendorChip vendor={vendor} onClear={() => onChoose(undefined)} /> : <SectionHeader title={title} />}
      </div>
      {vendors.length > 1 && (
        <ProvidersButton vendors={vendors} chosen={chosen} onChoose={onChoose} isLabelled={vendor === undefined} />
      )}
    </div>
  );
}
