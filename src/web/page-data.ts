import { createContext, use, useEffect } from 'react'
import type { RouterContextProvider } from 'react-router'

import type { Api } from './api.ts'
import { browserApi } from './browser-api.ts'
import { isPageHydrated, pageHydrated } from './page-hydrated.ts'
import { pageRequest } from './request-context.ts'

/** A function that loads the data of a page through the API of the server or of the browser. */
type PageLoad<Data, Params> = (api: Api, params: Params) => Promise<Data>

interface LoaderArguments<Params> {
  readonly context: Readonly<RouterContextProvider>
  readonly params: Params
}

const loaded = new Map<string, Promise<unknown>>()

/** The results of those promises in `loaded` that have been fulfilled. */
const present = new Map<string, unknown>()

/**
 * Loads data in the browser once per key and keeps it for the visit, because data never goes stale by itself. A failure is not
 * kept, so the next call loads the data again. The key is the path of the page whose data it is, such as `/news` or
 * `/news/opening-day`.
 */
export function loadOnce<Data>(key: string, load: (api: Api) => Promise<Data>): Promise<Data> {
  const known = loaded.get(key) as Promise<Data> | undefined // each key is used for the data of one page only
  if (known) return known
  const loading = load(browserApi)
  loaded.set(key, loading)
  loading.then(
    (data) => present.set(key, data),
    () => loaded.delete(key),
  )
  return loading
}

/** Keeps the data from which the server rendered a page for the visit, so that going back to the page loads nothing again. */
function useRetained(key: string, data: unknown): void {
  useEffect(() => {
    if (loaded.has(key) || data instanceof Promise) return
    loaded.set(key, Promise.resolve(data))
    present.set(key, data)
  }, [key, data])
}

/**
 * For pages that show most of their data: the data is in the HTML. If the visitor comes from another page without loading a
 * document, the data is loaded before the page is shown, once for the visit. The key is the page's path, made from its parameters
 * if it has any.
 */
export function dataInHtml<Data, Params = unknown>(
  key: string | ((params: Params) => string),
  load: PageLoad<Data, Params>,
) {
  const keyOf = typeof key === 'string' ? () => key : key
  return {
    loader: ({ context, params }: LoaderArguments<Params>) => load(pageRequest(context).api, params),
    clientLoader: ({ params }: { readonly params: Params }) =>
      loadOnce(keyOf(params), (api) => load(api, params)),
    /** Returns the page's data, and keeps it for the visit. */
    useData(data: Data, params: Params): Data {
      useRetained(keyOf(params), data)
      return data
    },
  }
}

/**
 * For pages whose HTML contains their data, too, but that do not wait for it: if the visitor comes from another page without
 * loading a document, the page is shown before its data arrives. Data that was loaded earlier in the visit is there at once, so
 * that on Back the page has its whole height before its scroll position is restored.
 */
export function dataAfterShowing<Data>(key: string, load: (api: Api) => Promise<Data>) {
  return {
    loader: async ({ context }: LoaderArguments<unknown>) => ({ data: await load(pageRequest(context).api) }),
    clientLoader: () => ({
      data: present.has(key) ? (present.get(key) as Data) : loadOnce(key, load), // each key is used for the data of one page only
    }),
    /** Returns the page's data, or its promise while it is loading, and keeps the data for the visit. */
    useData({ data }: { readonly data: Data | Promise<Data> }): Data | Promise<Data> {
      useRetained(key, data)
      return data
    },
  }
}

/** Only on the server: the data that the loaders have loaded for the current rendering. */
export const RenderedData = createContext<ReadonlyMap<string, unknown> | undefined>(undefined)

/**
 * For pages whose data is larger than what they show: the server renders the data, but the HTML does not contain it a second time
 * for hydration. The browser asks for the data together with the page's scripts (`PreloadedCalls`), and the page is hydrated once
 * the data has arrived.
 */
export function dataWithScripts<Data>(key: string, load: (api: Api) => Promise<Data>) {
  return {
    async loader({ context }: LoaderArguments<unknown>): Promise<null> {
      const { api, rendered } = pageRequest(context)
      rendered.set(key, await load(api))
      return null
    },
    clientLoader: () => loadOnce(key, load),
    /**
     * Called while the page's code starts: asks for the data, so that React finds it when it renders the page. After hydration this
     * does nothing: from then on `clientLoader` asks for the data, and a failure may show an error page.
     */
    prepare(): void {
      if (!isPageHydrated()) void loadForHydration(key, load)
    },
    /** Returns the page's data. In the browser hydration waits for it. */
    useData(): Data {
      const rendered = use(RenderedData)
      // On the server, the loader has stored the data under this key.
      return rendered ? (rendered.get(key) as Data) : use(loadForHydration(key, load))
    },
  }
}

const retryMilliseconds = 5_000

/**
 * Loads the data for hydration. The server's HTML stays on the screen until the data has arrived. After a failure the presses that
 * wait for hydration are repeated, as if the scripts could not be loaded (before-hydration.ts), and the data is asked for again
 * after some seconds; the HTML still stays.
 */
function loadForHydration<Data>(key: string, load: (api: Api) => Promise<Data>): Promise<Data> {
  const known = loaded.get(key) as Promise<Data> | undefined // each key is used for the data of one page only
  if (known) return known
  const retry = async (): Promise<Data> => {
    dispatchEvent(new Event(pageHydrated))
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
    return load(browserApi).catch(retry)
  }
  const loading = load(browserApi).catch(retry)
  loaded.set(key, loading)
  return loading
}
