import { useReconnect } from '@livery/ui';
import { type ComponentType, lazy, useState } from 'react';
import { loadCode } from '@livery/device/code';

/** A component in its own file, which is loaded on first use. */
export interface LazyCode<Props extends object = object> {
  /** Name of the component. Unique among the files that are loaded on demand. */
  name: string;
  /**
   * Shows the component. The first render starts to load its code and suspends until the code is loaded, so the
   * component needs a `<Suspense>` around it.
   */
  Component: ComponentType<Props>;
  /** Loads the code without showing it. Rejects if the code cannot be loaded; the next call tries again. */
  load: () => Promise<ComponentType<Props>>;
  /** Loads the code before it is needed. Never rejects. */
  prefetch: () => Promise<void>;
  /**
   * Resets a failure, so that the next `Component` loads the code again. Happens automatically when the network is
   * back.
   */
  forgetFailure: () => void;
}

interface LazyCodeOptions<Props extends object> {
  /**
   * Behaviour of `Component` if its code cannot be loaded after two attempts. `throw` (the default) throws to the
   * nearest failure boundary, `hide` shows nothing, a component is shown instead with the same props. The latter two
   * try again when the network is back.
   */
  whenFailed?: 'throw' | 'hide' | ComponentType<Props>;
}

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/**
 * The only way to load a component on demand: screens, parts of screens, and overlays.
 *
 * @param load imports the file. It is called once, and again only after a failure.
 * @param name of the component, which the file exports. It must be unique among the files that are loaded on demand.
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
        // There is no window while home is prerendered.
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
      // The component is chosen only once, because React discards the state of a visible component if its type changes.
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
