import { createContext, use, useEffect } from 'react'
import type { RouterContextProvider } from 'react-router'

import type { Api } from './api.ts'
import { browserApi } from './browser-api.ts'
import { isPageHydrated, pageHydrated } from './page-hydrated.ts'
import { pageRequest } from './request-context.ts'

/** Loads the data of a page through the API, on the server or in the browser. */
type PageLoad<Data, Params> = (api: Api, params: Params) => Promise<Data>

interface LoaderArguments<Params> {
  readonly context: Readonly<RouterContextProvider>
  readonly params: Params
}

const loaded = new Map<string, Promise<unknown>>()

/** The results of those promises in `loaded` that are fulfilled already. */
const present = new Map<string, unknown>()

/**
 * Loads data in the browser once for each key and keeps it for the rest of the visit. A failure is not kept, so the next call loads
 * the data again. The key is the path of the page that shows the data, such as `/news` or `/news/opening-day`.
 */
export function loadOnce<Data>(key: string, load: (api: Api) => Promise<Data>): Promise<Data> {
  const known = loaded.get(key) as Promise<Data> | undefined // this type is right: each key is used for the data of only one page
  if (known) return known
  const loading = load(browserApi)
  loaded.set(key, loading)
  loading.then(
    (data) => present.set(key, data),
    () => loaded.delete(key),
  )
  return loading
}

/**
 * The server has rendered a page from this data. Keeps the data for the rest of the visit, so that the browser need not load it if
 * the visitor comes back to the page.
 */
function useRetained(key: string, data: unknown): void {
  useEffect(() => {
    if (loaded.has(key) || data instanceof Promise) return
    loaded.set(key, Promise.resolve(data))
    present.set(key, data)
  }, [key, data])
}

/**
 * For pages that show most of their data: the HTML contains the data. If the visitor comes from another page without loading a new
 * document, the browser loads the data before it shows the page, once during the visit. The key is the page's path, including its
 * parameters if it has any.
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
    /** Returns the page's data, and keeps it for the rest of the visit. */
    useData(data: Data, params: Params): Data {
      useRetained(keyOf(params), data)
      return data
    },
  }
}

/**
 * For pages whose HTML contains their data, but which do not wait for it: if the visitor comes from another page without loading a
 * new document, the page is shown before its data arrives. Data that was loaded earlier in the visit is available at once, so on
 * Back the page has its full height before the scroll position is restored.
 */
export function dataAfterShowing<Data>(key: string, load: (api: Api) => Promise<Data>) {
  return {
    loader: async ({ context }: LoaderArguments<unknown>) => ({ data: await load(pageRequest(context).api) }),
    clientLoader: () => ({
      data: present.has(key) ? (present.get(key) as Data) : loadOnce(key, load), // this type is right: each key is used for the data of only one page
    }),
    /** Returns the page's data, or a promise while the data is loading. Keeps the data for the rest of the visit. */
    useData({ data }: { readonly data: Data | Promise<Data> }): Data | Promise<Data> {
      useRetained(key, data)
      return data
    },
  }
}

/** On the server, the data that the page's loaders have loaded for the present rendering. Undefined in the browser. */
export const RenderedData = createContext<ReadonlyMap<string, unknown> | undefined>(undefined)

/**
 * For pages whose data is larger than what they show: the server renders the page from the data, but does not put the data itself
 * into the HTML. The browser requests the data together with the page's scripts (`PreloadedCalls`), and the page is hydrated once
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
     * Called while the page's code starts: requests the data, so that React finds it when it renders the page. Does nothing after
     * hydration: from then on `clientLoader` requests the data, and a failure may show an error page.
     */
    prepare(): void {
      if (!isPageHydrated()) void loadForHydration(key, load)
    },
    /** Returns the page's data. In the browser hydration waits for this data. */
    useData(): Data {
      const rendered = use(RenderedData)
      // This type is right: on the server, the page's loader has stored the data under this key.
      return rendered ? (rendered.get(key) as Data) : use(loadForHydration(key, load))
    },
  }
}

const retryMilliseconds = 5_000

/**
 * Loads the data for hydration. The server's HTML stays on the screen until the data has arrived. If loading fails, presses that
 * wait for hydration are repeated, as if the scripts could not be loaded (before-hydration.ts), and the data is requested again
 * after some seconds; the HTML still stays.
 */
function loadForHydration<Data>(key: string, load: (api: Api) => Promise<Data>): Promise<Data> {
  const known = loaded.get(key) as Promise<Data> | undefined // this type is right: each key is used for the data of only one page
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
