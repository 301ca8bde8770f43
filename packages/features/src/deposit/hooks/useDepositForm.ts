import type { DepositMethod } from '@livery/api/deposit/createDeposit';
import type { DepositBank } from '@livery/api/deposit/getDepositBanks';
import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import type { DepositPromo } from '@livery/api/deposit/getDepositPromos';
import { depositAddress } from '@livery/foundation/addresses';
import type { DepositSums } from '@livery/foundation/deposits';
import { isOwnLimit } from '@livery/foundation/failure';
import { useFormats } from '@livery/foundation/formats';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { isZeroAmount, type MoneyOutcome, shareOf, useMoneyInput, useOutcomeText } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { amountProblem } from '../model/amountProblem.ts';
import { type DepositValues, emptyDeposit } from '../model/depositValues.ts';
import { promoTerms } from '../model/promoTerms.ts';
import { isPromoGone, refusalText } from '../model/refusalText.ts';
import { type Created, useCreateDeposit } from './useCreateDeposit.ts';

interface Offered {
  /** The methods of payment, at least one. */
  methods: readonly DepositOption[];
  /** The method of the member's last deposit, which is chosen at first. Undefined if there is none. */
  lastMethod: DepositMethod | undefined;
  /** The promotions. Undefined while they are loading. */
  promos: readonly DepositPromo[] | undefined;
  /** The merchant's accounts. Undefined while they are loading. */
  banks: readonly DepositBank[] | undefined;
  /** Called when the offered data is outdated. The caller must then request it again. */
  onOutdated: () => void;
}

/**
 * The reason why no deposit was created. It is the name of a text for a problem that the form found, or the outcome of
 * the call with the method of payment.
 */
type DepositFailure = 'noBanks' | 'banksFailed' | 'accountGone' | { end: MoneyOutcome<Created>; method: DepositMethod };

/** State and handlers of the form: the chosen values, the resulting sums, and the call that creates the deposit. */
export function useDepositForm({ methods, lastMethod, promos, banks, onOutdated }: Offered) {
  const { t } = useTexts('deposit');
  const { t: common } = useTexts('common');
  const formats = useFormats();
  const outcomeText = useOutcomeText();
  const { decimals } = useMoneyInput();
  const { showToast } = useToasts();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<DepositFailure>();
  const form = useForm<DepositValues>({ defaultValues: emptyDeposit, shouldFocusError: false });
  const [isAsking, setAsking] = useState(false);
  const draft = useFormDraft(form, 'deposit');
  const { state, isLeft, create } = useCreateDeposit(draft.noteSent);
  const checks = useFormChecks(form);
  useRevalidateInLanguage(form);
  usePromoOfAddress(form);

  const values = useWatch({ control: form.control }) as DepositValues;
  const optionOf = (wantedMethod: string | undefined) => methods.find(({ method }) => method === wantedMethod);
  const chosen = optionOf(values.method) ?? optionOf(lastMethod) ?? methods[0]!;
  const amount = amountProblem(values.amount, chosen) === undefined ? values.amount : undefined;
  const wanted = promos?.find(({ promoId }) => promoId === values.promoId);
  const terms = wanted && promoTerms(wanted, amount ?? '', decimals);
  const promo = terms && wanted;
  // A promotion that was chosen before a reload is sent even if the list is not loaded, because the gateway decides. A
  // chosen promotion stays chosen unless the amount is too small for it.
  const promoId = promos === undefined ? values.promoId : ((amount === undefined ? wanted : promo)?.promoId ?? '');
  const bank = banks?.find(({ bankCode }) => bankCode === values.bankCode) ?? banks?.[0];
  const sums: DepositSums | undefined =
    amount === undefined
      ? undefined
      : { amount, fee: shareOf(amount, chosen.feePercent, decimals), bonus: terms?.bonus };
  useCheckOfLimits(form, chosen.method);
  useShownAccount(form, chosen.fields.includes('bankCode') ? bank?.bankCode : undefined);

  const finish = (outcome: MoneyOutcome<Created>) => {
    if (outcome.outcome === 'done') {
      form.reset(emptyDeposit);
      draft.clear();
    }
    // A late reply must not navigate if the player has left the screen.
    if (isLeft()) return;
    if (outcome.outcome !== 'done') setFailure({ end: outcome, method: chosen.method });
    if (outcome.outcome === 'refused') {
      // Without the list, the player could not remove the promotion. So it is removed here.
      if (promos === undefined && isPromoGone(outcome.error, chosen.method)) form.setValue('promoId', '');
      onOutdated();
    } else if (outcome.outcome === 'done') {
      if (outcome.value === undefined) showToast(t('isCreated'), { kind: 'success' });
      else void navigate(depositAddress(outcome.value.depositId));
    }
  };

  const send = form.handleSubmit(
    async (sent) => {
      setAsking(false);
      setFailure(undefined);
      const { fields, method } = chosen;
      if (fields.includes('bankCode') && bank === undefined) return setFailure(banks ? 'noBanks' : 'banksFailed');
      if (fields.includes('bankCode') && bank && ![bank.bankCode, ''].includes(sent.bankCode)) {
        // The player may have paid to the account that no longer exists. The next submit uses the account that is
        // visible.
        form.setValue('bankCode', bank.bankCode);
        return setFailure('accountGone');
      }
      finish(
        await create(method, {
          amount: sent.amount,
          ...(promoId !== '' && { promoId }),
          ...(fields.includes('bankCode') && bank && { bankCode: bank.bankCode }),
          ...(fields.includes('depositorName') && { depositorName: sent.depositorName.trim() }),
          ...(fields.includes('reference') && { reference: sent.reference.trim() }),
        }),
      );
    },
    () => {
      setAsking(false);
      setFailure(undefined);
    },
  );
  // The promotion may have conditions that are not loaded. Then the dialog is shown without amounts.
  const isRestricting = promoId !== '' && (terms === undefined || !isZeroAmount(terms.toStake));
  const askFirst = form.handleSubmit(
    () => setAsking(true),
    () => setFailure(undefined),
  );

  const failureText = (why: DepositFailure) => {
    if (typeof why === 'string') return t(why);
    const { end, method } = why;
    return end.outcome === 'refused' ? refusalText(end.error, method, { t, common, formats }) : outcomeText(end);
  };
  const refused = typeof failure === 'object' && failure.end.outcome === 'refused' ? failure.end.error : undefined;

  return {
    form,
    checks,
    chosen,
    bank,
    promoId,
    sums,
    state,
    // Translated at each render, because the player may change the language while the message is shown.
    failure: failure && failureText(failure),
    isLimited: refused !== undefined && isOwnLimit(refused),
    /** The confirmation of a bonus that restricts withdrawals. */
    confirmBonus: {
      isOpen: isAsking,
      promoTitle: wanted?.title,
      conditions: terms,
      onAccept: () => void send(),
      onDecline: () => setAsking(false),
    },
    onSubmit: (event: { preventDefault: () => void }) => {
      const submit = isRestricting ? askFirst : send;
      void submit(event as Parameters<typeof submit>[0]);
    },
  };
}

/**
 * Stores the account that is shown. A player who has paid to this account may submit the form after a reload. At that
 * time the gateway may list another account first.
 */
function useShownAccount(
  { getValues, setValue }: ReturnType<typeof useForm<DepositValues>>,
  shown: string | undefined,
) {
  useEffect(() => {
    if (shown !== undefined && getValues('bankCode') === '') setValue('bankCode', shown);
  }, [shown, getValues, setValue]);
}

/** Validates the amount again with the limits of another method. */
function useCheckOfLimits({ getValues, trigger }: ReturnType<typeof useForm<DepositValues>>, method: string) {
  const checked = useRef(method);
  useEffect(() => {
    if (checked.current === method) return;
    checked.current = method;
    if (getValues('amount') !== '') void trigger('amount');
  }, [method, getValues, trigger]);
}

/** Chooses the promotion from the address only once. So a later choice stays, also after a reload. */
function usePromoOfAddress({ setValue }: ReturnType<typeof useForm<DepositValues>>) {
  const [search, setSearch] = useSearchParams();
  const promoId = search.get('promo');
  useEffect(() => {
    if (promoId === null) return;
    setValue('promoId', promoId);
    setSearch(
      (now) => {
        now.delete('promo');
        return now;
      },
      { replace: true },
    );
  }, [promoId, setValue, setSearch]);
}
