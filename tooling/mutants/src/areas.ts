/** Files that contain rules, by area, as path patterns from the root. Every change of a rule must fail a test. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  money: [
    'packages/i18n/src/money/*.ts',
    'packages/foundation/src/money/*.ts',
    'packages/foundation/src/moneyNotes/*.ts',
  ],
  session: ['packages/api/src/session/*.ts'],
  deposit: ['packages/features/src/deposit/{model,hooks}/*.ts'],
  withdraw: ['packages/features/src/withdraw/model/*.ts'],
  promotions: ['packages/features/src/promotions/{model,hooks}/*.ts'],
  lottery: ['packages/features/src/lottery/model/*.ts', 'apps/gateway/src/lottery/{plays,betModels}/*.ts'],
  ledger: ['apps/gateway/src/wallet/{ledger,minorUnits,share,balanceOf,readAmount,transfer,settleIntent}.ts'],
  policy: ['tooling/livery/src/assemble/{contentPolicy,headers,nginxConf}.ts'],
};

/** Excluded files: tests, stories and lists of exports contain no logic to change. */
export const leftOut = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/index.ts'];
