import type { Merchant } from '@livery/merchant';
import type { Queries } from '../../db/connect.ts';
import { depositBanks, depositMethods } from '../../db/schema/index.ts';
import { exponentOf, toMinorUnits } from '../../wallet/minorUnits.ts';
import { banks } from '../../withdraw/banks.ts';
import { depositMethodTexts } from '../content/depositMethodTexts.ts';
import { seededRandom } from '../seededRandom.ts';

const branches = ['Lake Road', 'Old Market', 'North Gate', 'Station Square'];

/** Seeds a merchant's deposit methods and bank accounts. */
export async function seedCashier(tx: Queries, merchant: Merchant): Promise<void> {
  const exponent = exponentOf(merchant);
  await tx.insert(depositMethods).values(
    depositMethodTexts.map(({ method, name, minAmount, maxAmount, quickAmounts, feeBasisPoints }, rank) => ({
      merchantCode: merchant.code,
      method,
      name,
      feeBasisPoints,
      rank,
      minAmount: toMinorUnits(minAmount, exponent),
      maxAmount: toMinorUnits(maxAmount, exponent),
      quickAmounts: quickAmounts.map((amount) => toMinorUnits(amount, exponent)),
    })),
  );
  const random = seededRandom(`bank accounts of ${merchant.code}`);
  // Banks with card numbers are left out, because a merchant has bank accounts.
  const accounts = random.shuffled(banks.filter(({ isChecked }) => !isChecked)).slice(0, 3);
  await tx.insert(depositBanks).values(
    accounts.map(({ code, minLength }, rank) => ({
      merchantCode: merchant.code,
      bankCode: code,
      accountName: `${merchant.name} Payments (sandbox)`,
      branch: branches[rank]!,
      rank,
      accountNumber: Array.from({ length: minLength }, () => random.below(10)).join(''),
    })),
  );
}
