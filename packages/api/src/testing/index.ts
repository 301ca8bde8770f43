export { answer, answerRaw, fail, noAnswer, noNetwork, repliesUnderWay } from './answers.ts';
export type { Answer } from './answers.ts';
export { startNetwork } from './network.ts';
export { decryptBody } from './decryptBody.ts';
export { randomFrom } from './randomFrom.ts';
export { sampleGame, sampleValues } from './samples.ts';
export { testMerchant, testPrivateKey } from './testMerchant.ts';
export { createTestStore, testSession } from './testStore.ts';
export type { TestStore, TestStoreOptions } from './testStore.ts';
