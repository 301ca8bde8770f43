import { useReconnect } from '@livery/ui';
import { type ComponentType, lazy, useState } from 'react';
import { loadCode } from '@livery/device/code';

/** A component whose code lies in a file of its own and loads when it is needed. */
export interface LazyCode<Props extends object = object> {
  /** Name of the component. It tells one file that loads on demand from the next. */
  name: string;
  /** Shows the component and loads its code when it first renders. It suspends meanwhile: put it into a `<Suspense>`. */
  Component: ComponentType<Props>;
  /** Loads the code without showing it. Rejects where the code cannot be had; the next call then tries again. */
  load: () => Promise<ComponentType<Props>>;
  /** Loads the code before it is needed. Never rejects. */
  prefetch: () => Promise<void>;
  /**
   * Forgets that the code could not be had, so that the next `Component` to be shown loads it again. It is forgotten by
   * itself once the network is back.
   */
  forgetFailure: () => void;
}

interface LazyCodeOptions<Props extends object> {
  /**
   * What `Component` does when its code cannot be had, even at the second try. `throw` (the default) leaves it to the
   * nearest failure boundary, `hide` shows nothing, a component is shown in its place with the same props. The latter two try
   * again once the network is back.
   */
  whenFailed?: 'throw' | 'hide' | ComponentType<Props>;
}

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/**
 * The one way to load a component on demand: screens, parts of screens, and what opens over them.
 *
 * @param load imports the file. It is called once, and again only after a failure.
 * @param name of the component, which the file exports. No two files that load on demand export the same name.
 */
export function lazyCode<Module extends object, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  { whenFailed = 'throw' }: LazyCodeOptions<PropsOf<Module[Name]>> = {},
): LazyCode<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;

  function loadOnce(): Promise<ComponentType<Props>> {
    loading ??= loadCode(load, name).then(
      (code) => (loaded = code as ComponentType<Props>),
      (failure: unknown) => {
        loading = undefined;
        // There is no window where home is drawn ahead.
        globalThis.window?.addEventListener('online', forgetFailure, { once: true });
        throw failure;
      },
    );
    return loading;
  }

  const substitute = whenFailed === 'hide' ? () => null : whenFailed;
  const createLazy = () =>
    lazy(async () => ({ default: await (substitute === 'throw' ? loadOnce() : loadOnce().catch(() => substitute)) }));
  let Lazy = createLazy();
  const forgetFailure = () => {
    Lazy = createLazy();
  };

  return {
    name,
    Component: function LazyComponent(props: Props) {
      // Decided once: a change of component would lose the state of the one on screen.
      const [Shown, setShown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
      useReconnect(substitute !== 'throw', () => {
        if (loaded !== undefined) return;
        forgetFailure();
        setShown(() => Lazy);
      });
      return <Shown {...props} />;
    },
    load: loadOnce,
    prefetch: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
    forgetFailure,
  };
}
