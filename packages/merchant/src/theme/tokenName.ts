import type component from './tokens/component.tokens.json';
import type meaning from './tokens/meaning.tokens.json';

/** Dotted paths of the tokens in a DTCG tree. */
type PathsIn<Tree, Prefix extends string = ''> = Tree extends { $value: unknown }
  ? Prefix
  : {
      [Key in Exclude<keyof Tree & string, `$${string}`>]: PathsIn<
        Tree[Key],
        Prefix extends '' ? Key : `${Prefix}.${Key}`
      >;
    }[Exclude<keyof Tree & string, `$${string}`>];

export type MeaningTokenName = PathsIn<typeof meaning>;
export type ComponentTokenName = PathsIn<typeof component>;

/** Every token that code and styles may name, such as `color.textMuted` or `tab.current.fill`. Read off the token files. */
export type TokenName = MeaningTokenName | ComponentTokenName;
