import type { Plugin } from 'vite';

const contractFile = /[\\/]packages[\\/]api[\\/]src[\\/]contract[\\/].*\.ts$/;

/** What of a call only the gateway and its tests read: the app sends what its types allow, and checks replies alone. */
const ofTheGateway = new Set(['query', 'failures']);

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: readonly (Node & { properties?: readonly (Node & { key?: { name?: string } })[] })[];
}

/** Leaves out of the app's code what of a call's description it never reads, and the samples of answers, which tests read. */
export function leanCalls(): Plugin {
  return {
    name: 'livery:lean-calls',
    apply: 'build',
    transform: {
      filter: { id: contractFile, code: 'defineCall(' },
      handler(code) {
        const { body } = this.parse(code);
        const unread = callsIn(body)
          .flatMap((call) => call.arguments?.[0]?.properties ?? [])
          .filter(({ key }) => ofTheGateway.has(key?.name ?? ''));
        // A sample that spreads another is no dead code to the bundler: reading it could do something.
        const removed = [...unread, ...samplesIn(body)].toSorted((a, b) => a.start - b.start);
        const lean = removed.reduceRight(
          (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
          code,
        );
        return { code: lean, map: null };
      },
    },
  };
}

/** A statement of a file. */
interface Statement extends Node {
  declaration?: { declarations?: readonly { id?: { name?: string }; init?: Node }[] };
}

/** The samples of answers that a file exports. */
const samplesIn = (body: readonly object[]): readonly Node[] =>
  (body as readonly Statement[]).filter(({ declaration }) =>
    declaration?.declarations?.some(({ id }) => id?.name === 'sample'),
  );

/** The calls of `defineCall` that a file exports. */
function callsIn(body: readonly object[]): readonly Node[] {
  return (body as readonly Statement[])
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .flatMap(({ init }) => (init?.callee?.name === 'defineCall' ? [init] : []));
}
