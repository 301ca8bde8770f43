import { expect, test } from '../fixtures/merchantTest.ts';
import { collectTraces, type Traces } from '../fixtures/traces.ts';
import { codeJourneys } from './codeJourneys.ts';
import { firebaseJourneys } from './firebaseJourneys.ts';
import { passwordJourneys } from './passwordJourneys.ts';

/** All journeys that start or end a session. A new journey needs only a row in one of these lists. */
const journeys = [...passwordJourneys, ...codeJourneys, ...firebaseJourneys];

/**
 * Whether a text contains a secret. A numeric code must be a separate word, because inside other digits it is a
 * coincidence.
 */
const isIn = (text: string, form: string) =>
  /^\d+$/.test(form) ? new RegExp(`(?<![\\w.])${form}(?![\\w.])`).test(text) : text.includes(form);

/**
 * Returns the traces without Firebase's proof. Like the session's token, the proof is sent unchanged to the gateway, in
 * the body of a call.
 */
const withoutProof = ({ 'a body that is sent': bodies = '', ...traces }: Traces, secret: string): Traces =>
  secret.startsWith('eyJ') ? traces : { ...traces, 'a body that is sent': bodies };

/** Returns the places of a secret in the traces of a visit. */
const placesOf = (traces: Traces, secret: string) =>
  Object.entries(withoutProof(traces, secret))
    .filter(([, text]) => [secret, encodeURIComponent(secret), btoa(secret)].some((form) => isIn(text, form)))
    .map(([place]) => place);

for (const { what, merchant, go, isSignedIn } of journeys)
  test.describe(`after ${what}`, () => {
    test.use({ merchant, serviceWorkers: 'allow' });

    test('[API-07] no password, code or token is in a forbidden place', async ({ page, words }) => {
      const tokens = new Set<string>();
      page.on('request', (request) => {
        const token = request.headers()['authorization'];
        if (token) tokens.add(token);
      });
      const readTraces = collectTraces(page);
      const secrets = await go({ page, words, merchant });
      if (isSignedIn) await expect.poll(() => tokens.size).toBeGreaterThan(0);
      const { session, ...traces } = await readTraces();
      for (const secret of secrets) expect(placesOf({ ...traces, session: session! }, secret)).toEqual([]);
      for (const token of tokens) expect(placesOf(traces, token)).toEqual([]);
      expect(tokens.size > 0 && [...tokens].some((token) => session!.includes(token))).toBe(isSignedIn);
      expect(traces['a database']).not.toContain('an extractable key');
    });
  });
