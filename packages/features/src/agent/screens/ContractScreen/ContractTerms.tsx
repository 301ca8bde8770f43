import type { ContractTerms as Terms } from '@livery/api/agent/contracts';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Card, ScreenPart } from '@livery/ui';
import type { ContractKind } from '../../model/contractKinds.ts';
import { shortPercent } from '../../model/shortPercent.ts';
import styles from './ContractTerms.module.css';

const words = { salary: 'salaryWords', dividend: 'dividendWords', hour: 'hourWords' } as const satisfies Record<
  ContractKind,
  string
>;

interface ContractTermsProps {
  kind: ContractKind;
  terms: Terms;
}

/** The pay of a contract, step by step, in two narrow columns that fit next to each other on a phone. */
export function ContractTerms({ kind, terms }: ContractTermsProps) {
  const { t } = useTexts('contracts');
  const { money, decimal } = useFormats();
  // Most steps are round amounts. Both columns fit if such amounts are shown without '.00'.
  const short = (amount: string) => money(amount, { part: /\.0+$/.test(amount) ? 'whole' : 'all' });
  const rows =
    terms.of === 'netWin'
      ? terms.steps.map(({ from, rate }) => ({ from, gives: `${decimal(shortPercent(rate))}%` }))
      : terms.steps.map(({ from, pay }) => ({ from, gives: short(pay) }));
  return (
    <ScreenPart title={t('terms')} words={t(words[kind])}>
      <Card holds="rows">
        <table aria-label={t('terms')} className={styles.steps}>
          <thead>
            <tr>
              <th scope="col">{t(terms.of === 'netWin' ? 'netWinFrom' : 'turnoverFrom')}</th>
              <th scope="col">{t(terms.of === 'netWin' ? 'share' : 'pay')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, gives }) => (
              <tr key={from}>
                <td>
                  <bdi>{short(from)}</bdi>
                </td>
                <td>
                  <bdi>{gives}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </ScreenPart>
  );
}
