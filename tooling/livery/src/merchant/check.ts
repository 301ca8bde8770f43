import { problemList, readAll } from './readAll.ts';

const legacyHint =
  'the crypto suite legacy-des (gateway.json) does not protect against replay: a recorded body can be sent again. oaep-gcm does; see docs/gateway.md.';

/** Prints every mistake in the files of the named merchants, or of all, and hints at what is allowed but weak. 1 when there is any mistake. */
export async function checkMerchants(codes: readonly string[]): Promise<number> {
  const { merchants, problems } = readAll(codes.length > 0 ? codes : undefined);
  if (problems.length > 0) {
    console.error(problemList(problems));
    return 1;
  }
  console.log(`${merchants.map(({ code }) => code).join(', ')}: in order.`);
  for (const { code, gateway } of merchants)
    if (gateway.cryptoSuite === 'legacy-des') console.log(`${code}: ${legacyHint}`);
  return 0;
}
