import { createContext, use, useEffect } from 'react'
import type { RouterContextProvider } from 'react-router'

import type { Api } from './api.ts'
import { browserApi } from './browser-api.ts'
import { isPageHydrated, pageHydrated } from './page-hydrated.ts'
import { pageRequest } from './request-context.ts'

/** Fetches what a page shows, through the API on either side. */
export type PageLoad<Data> = (api: Api) => Promise<Data>

/** Loads a page's data on the server; it travels in the HTML. */
export function loadOnServer<Data>(
  context: Readonly<RouterContextProvider>,
  load: PageLoad<Data>,
): Promise<Data> {
  return load(pageRequest(context).api)
}

const loaded = new Map<string, Promise<unknown>>()

/** What of that has come. */
const present = new Map<string, unknown>()

/**
 * Loads the same data when the visitor navigates to the page in the browser. What has been loaded once under a key stays
 * for the visit, as data never goes stale by itself; a failure is forgotten, so that the next try asks again. The key is
 * the path of what is loaded, such as `/news` or `/news/opening-day`.
 */
export function loadInBrowser<Data>(key: string, load: PageLoad<Data>): Promise<Data> {
  const known = loaded.get(key) as Promise<Data> | undefined // a key belongs to one page's data
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
 * The same for a page that is shown before its data is there. Data that has come already is returned as it is: a page that one goes
 * back to has its whole height before its scroll position is restored.
 */
export function loadAfterShowing<Data>(key: string, load: PageLoad<Data>): Data | Promise<Data> {
  return present.has(key) ? (present.get(key) as Data) : loadInBrowser(key, load) // a key belongs to one page's data
}

/**
 * Keeps for the visit what the server has rendered a page from, under the key of its `loadInBrowser`: going back to the page
 * asks for nothing again. A promise is data that `loadInBrowser` keeps itself.
 */
export function useRetainedData(key: string, data: unknown): void {
  useEffect(() => {
    if (loaded.has(key) || data instanceof Promise) return
    loaded.set(key, Promise.resolve(data))
    present.set(key, data)
  }, [key, data])
}

/** On the server: what the loaders of the page being rendered have loaded for it alone. */
export const RenderedData = createContext<ReadonlyMap<string, unknown> | undefined>(undefined)

/**
 * Loads on the server what the page is rendered from. It does not travel in the HTML, which shows it already: the
 * browser asks for it together with the page's scripts (`PreloadedCalls`), and the page hydrates once it is there.
 */
export async function loadForRendering<Data>(
  context: Readonly<RouterContextProvider>,
  key: string,
  load: PageLoad<Data>,
): Promise<null> {
  const { api, rendered } = pageRequest(context)
  rendered.set(key, await load(api))
  return null
}

/** The data of a page whose loader is `loadForRendering`, under the same key. In the browser hydration waits for it. */
export function usePageData<Data>(key: string, load: PageLoad<Data>): Data {
  const rendered = use(RenderedData)
  // Its loader has stored it there under this key.
  return rendered ? (rendered.get(key) as Data) : use(loadForHydration(key, load))
}

/**
 * Asks for what `usePageData` needs while the page's code is being started, so that React finds it when it comes there.
 * For a page's module, and once hydrated for nothing: from then on `loadInBrowser` asks, which may fail.
 */
export function preparePageData<Data>(key: string, load: PageLoad<Data>): void {
  if (!isPageHydrated()) void loadForHydration(key, load)
}

const retryMilliseconds = 5_000

/**
 * The server's HTML stays until the data is there: a failure is no reason to replace it. Presses that wait are released,
 * as where scripts cannot be had (before-hydration.ts), and the data is asked for again.
 */
function loadForHydration<Data>(key: string, load: PageLoad<Data>): Promise<Data> {
  const known = loaded.get(key) as Promise<Data> | undefined // a key belongs to one page's data
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
