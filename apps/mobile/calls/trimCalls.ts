import type { Plugin } from 'vite';

const contractFile = /[\\/]packages[\\/]api[\\/]src[\\/]contract[\\/].*\.ts$/;

/**
 * Properties of a call that only the gateway and its tests read. For the values that the app sends, it relies on its
 * types. It checks only replies.
 */
const ofTheGateway = new Set(['query', 'failures']);

/** The part of a syntax tree node that this plugin uses. */
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: readonly (Node & { properties?: readonly (Node & { key?: { name?: string } })[] })[];
}

/**
 * Removes from the app's code the properties of calls that it never reads, and the sample replies, which only tests
 * read.
 */
export function trimCalls(): Plugin {
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
        // The bundler does not remove a sample that spreads another sample, because reading it could have side effects.
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

/** Returns the sample replies that a file exports. */
const samplesIn = (body: readonly object[]): readonly Node[] =>
  (body as readonly Statement[]).filter(({ declaration }) =>
    declaration?.declarations?.some(({ id }) => id?.name === 'sample'),
  );

/** Returns the calls of `defineCall` that a file exports. */
function callsIn(body: readonly object[]): readonly Node[] {
  return (body as readonly Statement[])
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .flatMap(({ init }) => (init?.callee?.name === 'defineCall' ? [init] : []));
}
