import type { AgentContract, ContractOffer, EarlierOffer } from '@livery/api/agent/contracts';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, Card, EmptyState, ScreenBody } from '@livery/ui';
import type { ContractKind } from '../../model/contractKinds.ts';
import { AcceptContract, type AcceptContractProps } from './AcceptContract.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { ContractTerms } from './ContractTerms.tsx';
import { EarlierOffers } from './EarlierOffers.tsx';

export interface ContractViewProps extends Omit<AcceptContractProps, 'offeredBy'> {
  kind: ContractKind;
  state: AgentContract['state'];
  /** Undefined if there is no offer. */
  offer: ContractOffer | undefined;
  /** Earlier offers, newest first. */
  earlier: readonly EarlierOffer[];
  /** Whether the latest request failed, so that the shown data may be out of date. */
  isStale: boolean;
  /** A message that explains the state. */
  note: string | undefined;
}

/** A contract of any kind: its state, its terms, the buttons while it waits for an answer, and earlier offers. */
export function ContractView({ kind, state, offer, earlier, isStale, note, ...answer }: ContractViewProps) {
  const { t } = useTexts('contracts');
  const { t: common } = useTexts('common');
  return (
    <ScreenBody>
      {(isStale || note !== undefined) && <Card role="status">{isStale ? t('notUpToDate') : note}</Card>}
      {offer === undefined ? (
        <EmptyState
          drawing="bills"
          title={t('none')}
          action={<ButtonLink href={paths.memberCentre}>{common('navAccount')}</ButtonLink>}
        >
          {t('noneWords')}
        </EmptyState>
      ) : (
        <>
          <ContractFacts state={state} offer={offer} />
          <ContractTerms kind={kind} terms={offer.terms} />
          {state === 'PENDING' && <AcceptContract offeredBy={offer.offeredBy} {...answer} />}
        </>
      )}
      {earlier.length > 0 && <EarlierOffers offers={earlier} />}
    </ScreenBody>
  );
}
