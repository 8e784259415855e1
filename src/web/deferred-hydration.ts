import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

interface DeferredHydration<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>
  /** Fetches the part's code; from then on the part is hydrated, wherever it stands. */
  readonly hydrate: () => void
}

/**
 * A part of the page far below the first screen. The server renders it at once; in the browser its HTML stands there
 * without being hydrated, inside the Suspense boundary around it, until `hydrate` is called. Its style sheets must come
 * with the page: they are imported where the part stands.
 */
export function deferHydration<Props>(load: () => Promise<ComponentType<Props>>): DeferredHydration<Props> {
  const requested = Promise.withResolvers<void>()
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await requested.promise
    return { default: await load() }
  })
  return { Part, hydrate: requested.resolve }
}
