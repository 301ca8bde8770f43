import { problemList, readAll } from './readAll.ts';

/** Prints every mistake in the files of the named merchants, or of all. 1 when there is any. */
export async function checkMerchants(codes: readonly string[]): Promise<number> {
  const { merchants, problems } = readAll(codes.length > 0 ? codes : undefined);
  if (problems.length > 0) {
    console.error(problemList(problems));
    return 1;
  }
  console.log(`${merchants.map(({ code }) => code).join(', ')}: in order.`);
  return 0;
}
