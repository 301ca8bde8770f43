import type { Promotion } from '@livery/api/promotions/getPromotions';
import { depositWithPromo, paths } from '@livery/foundation/addresses';
import { bonusConditionsOf } from '@livery/foundation/bonus';
import { useFormats } from '@livery/foundation/formats';
import { useMoneyInput } from '@livery/foundation/money';
import { OpenAddresses } from '@livery/foundation/navigation';
import { useContentPictures } from '@livery/foundation/pictures';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, Card, KeyValue, KeyValueList, Progress, ScreenBody } from '@livery/ui';
import { SafeHtml } from '@livery/ui/html';
import { useSharedPicture } from '@livery/ui/motion';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { type PromotionStep, stateAppearance } from '../../model/promotionSteps.ts';
import { DepositTerms } from './DepositTerms.tsx';
import styles from './OnePromotionView.module.css';
import { PromotionEnd } from './PromotionEnd.tsx';
import { PromotionPicture } from './PromotionPicture.tsx';
import { PromotionState } from './PromotionState.tsx';

export interface OnePromotionViewProps {
  promotion: Promotion;
  /** Notices at the top, about outdated content or a break from play. */
  notices: ReactNode;
  /** The next action. */
  step: PromotionStep | undefined;
  onStep: () => void;
  isBusy: boolean;
  /** Whether the reply to a claim was lost and the outcome is requested. */
  isLooking: boolean;
  /** The reason why the action failed. */
  failure: ReactNode;
  /** Called when the time of the promotion is over. */
  onEnd: () => void;
}

/** One promotion: its picture, its state with the meaning, its facts, its terms, and one action. */
export function OnePromotionView({
  promotion,
  notices,
  step,
  onStep,
  isBusy,
  isLooking,
  failure,
  onEnd,
}: OnePromotionViewProps) {
  const { t } = useTexts('promotions');
  const { t: moneyTexts } = useTexts('money');
  const { money, moment } = useFormats();
  const locatePicture = useContentPictures();
  const isOpen = use(OpenAddresses);
  const { title, line, state, content, bonus, depositTerms, startsAt, endsAt, progress } = promotion;
  const { decimals } = useMoneyInput();
  const conditions = bonusConditionsOf(promotion, decimals);
  const { ref: picture } = useSharedPicture<HTMLDivElement>(promotion.imageUrl, true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const meaning = useRef<HTMLParagraphElement>(null);
  const hadStep = useRef(false);
  const hasStep = step !== undefined;
  // The pressed button is gone. So the new state gets the focus, unless the player has focused something else.
  useEffect(() => {
    if (hadStep.current && !hasStep && document.activeElement === document.body) meaning.current?.focus();
    hadStep.current = hasStep;
  }, [hasStep]);
  const spoken = (amount: string) => `\u2068${money(amount)}\u2069`;

  return (
    <ScreenBody>
      {notices}
      <div ref={picture} className={styles.picture}>
        <PromotionPicture promotion={promotion} isEager />
      </div>
      <div className={styles.head}>
        <div className={styles.standing}>
          {/* The button below names the state in which it can be pressed. */}
          {!hasStep && <PromotionState state={state} />}
          <PromotionEnd promotion={promotion} onEnd={onEnd} />
        </div>
        <h2 ref={heading} tabIndex={-1} dir="auto" className={styles.title}>
          {title}
        </h2>
        <p dir="auto" className={styles.line}>
          {line}
        </p>
      </div>
      <Card className={styles.now}>
        <p ref={meaning} tabIndex={-1} role="status" className={styles.meaning}>
          {typeof state === 'string' && t(stateAppearance[state].meaning)}
        </p>
        {progress && (
          <Progress
            label={t('staked')}
            value={Number(progress.staked)}
            max={Number(progress.goal)}
            valueText={t('stakedOf', { amount: spoken(progress.staked), total: spoken(progress.goal) })}
          />
        )}
        {failure}
        {isLooking && <p role="status">{moneyTexts('looking')}</p>}
        {step === 'deposit' ? (
          <ButtonLink variant="primary" size="large" isBlock href={depositWithPromo(promotion.promoId)}>
            {t('toDeposit')}
          </ButtonLink>
        ) : (
          step !== undefined && (
            <Button variant="primary" size="large" isBlock isBusy={isBusy} onClick={onStep}>
              {step === 'claim' && bonus !== undefined ? t('claimAmount', { amount: money(bonus) }) : t('stateJoin')}
            </Button>
          )
        )}
      </Card>
      <Card holds="rows">
        <KeyValueList>
          {bonus !== undefined && <KeyValue label={t('bonus')}>{money(bonus)}</KeyValue>}
          {conditions && <KeyValue label={t('toStake')}>{money(conditions.toStake)}</KeyValue>}
          {depositTerms && <DepositTerms terms={depositTerms} />}
          <KeyValue label={t('begins')}>{moment(Date.parse(startsAt))}</KeyValue>
          <KeyValue label={t('ends')}>{endsAt === undefined ? t('noEnd') : moment(Date.parse(endsAt))}</KeyValue>
        </KeyValueList>
      </Card>
      <div className={styles.terms}>
        <SafeHtml html={content} locatePicture={locatePicture} isOpen={isOpen} />
      </div>
      <ButtonLink variant="quiet" isBlock href={paths.promotions}>
        {t('toList')}
      </ButtonLink>
    </ScreenBody>
  );
}
