import {
  type ClaimedPromotion,
  readClaimedPromotion,
  useClaimPromotionMutation,
} from '@livery/api/promotions/claimPromotion';
import { dropUnclaimed } from '@livery/api/promotions/dropUnclaimed';
import type { Promotion } from '@livery/api/promotions/getPromotions';
import { bonusConditionsOf, type ConfirmBonusProps } from '@livery/foundation/bonus';
import { isOwnLimit } from '@livery/foundation/failure';
import { type MoneyOutcome, useMoneyInput, useMoneyIntent, useOutcomeText } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

/** The reason why a claim failed, for `ClaimFailure`. */
export interface ClaimFailureState {
  promoId: string;
  /** The reason as a sentence. */
  text: string;
  /** Whether the member's own break forbids the claim. Then show a link to safer play. */
  isOwnLimit: boolean;
}

/** The data of a promotion that its confirmation shows. */
type Claimable = Pick<Promotion, 'promoId' | 'title' | 'bonus' | 'turnoverTimes' | 'endsAt'>;

export interface ClaimPromotion {
  /**
   * Claims a promotion. If its bonus restricts withdrawals, the player must first confirm in `confirm`. Does nothing
   * while another claim is being sent.
   */
  claim: (promotion: Claimable) => void;
  /** The confirmation of a bonus that restricts withdrawals. */
  confirm: ConfirmBonusProps;
  /** Id of the promotion that is being claimed. */
  claiming: string | undefined;
  /** Whether the reply was lost and the outcome is requested. */
  isLooking: boolean;
  /** Set if the last claim failed. The next claim clears it. */
  failure: ClaimFailureState | undefined;
  /**
   * Set if the last claim succeeded. `isReviewed`: the merchant reviews the claim before it pays. The next claim clears
   * it.
   */
  claimed: { promoId: string; isReviewed: boolean } | undefined;
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Ended = MoneyOutcome<ClaimedPromotion> & { promoId: string };

/**
 * Claims promotions, one at a time. Each claim is sent once. If the reply is lost, the outcome is requested with the
 * same idempotency key. After that, waiting rewards, promotions and balance are requested again, here and in the
 * player's other tabs.
 *
 * This hook needs the text areas `rewards`, `bonus` and `money`. `ClaimFailure` shows its failures, and also needs
 * `shell`.
 *
 * @param onSend called when a claim is sent, with the promotion's id
 */
export function useClaimPromotion(onSend?: (promoId: string) => void): ClaimPromotion {
  const { t } = useTexts('rewards');
  const outcomeText = useOutcomeText();
  const dispatch = useDispatch<Dispatch>();
  const [send] = useClaimPromotionMutation();
  const intent = useMoneyIntent<ClaimedPromotion>('claim', { read: readClaimedPromotion });
  const underWay = useRef(false);
  const [claiming, setClaiming] = useState<string>();
  const [ended, setEnded] = useState<Ended>();
  const { decimals } = useMoneyInput();
  const [asked, setAsked] = useState<Claimable>();
  const [isAsking, setAsking] = useState(false);

  const run = async (promoId: string) => {
    if (underWay.current) return;
    underWay.current = true;
    onSend?.(promoId);
    setClaiming(promoId);
    setEnded(undefined);
    const end = await intent.run({
      call: 'claimPromotion',
      amount: '',
      payload: { promoId },
      send: (idempotencyKey) => send({ promoId, idempotencyKey }),
    });
    underWay.current = false;
    if (end.outcome === 'done') dispatch(dropUnclaimed(promoId));
    setEnded({ ...end, promoId });
    setClaiming(undefined);
  };

  const failureOf = (end: Exclude<Ended, { outcome: 'done' }>): ClaimFailureState => {
    const error = end.outcome === 'refused' ? end.error : undefined;
    const isGone = error !== undefined && ['PROMOTION_UNAVAILABLE', 'NOT_FOUND'].includes(error.code);
    return {
      promoId: end.promoId,
      text: isGone ? t('unavailable') : (outcomeText(end) ?? ''),
      isOwnLimit: error !== undefined && isOwnLimit(error),
    };
  };

  return {
    claim: (promotion) => {
      if (bonusConditionsOf(promotion, decimals) === undefined) return void run(promotion.promoId);
      if (underWay.current) return;
      setAsked(promotion);
      setAsking(true);
    },
    confirm: {
      isOpen: isAsking,
      promoTitle: asked?.title,
      conditions: asked && bonusConditionsOf(asked, decimals),
      onAccept: () => {
        setAsking(false);
        if (asked) void run(asked.promoId);
      },
      onDecline: () => setAsking(false),
    },
    claiming,
    isLooking: intent.state === 'looking',
    failure: ended && ended.outcome !== 'done' ? failureOf(ended) : undefined,
    claimed:
      ended?.outcome === 'done'
        ? { promoId: ended.promoId, isReviewed: ended.value?.state === 'PROCESSING' }
        : undefined,
  };
}
