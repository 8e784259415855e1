import { createContext, use } from 'react'
import type { RouterContextProvider } from 'react-router'

import type { Api } from './api.ts'
import { browserApi } from './browser-api.ts'
import { pageHydrated } from './page-hydrated.ts'
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

const loaded = new Map<PageLoad<unknown>, Promise<unknown>>()

/**
 * Loads the same data when the visitor navigates to the page in the browser. What has been loaded once stays for the
 * visit, as data never goes stale by itself; a failure is forgotten, so that the next try asks again.
 */
export function loadInBrowser<Data>(load: PageLoad<Data>): Promise<Data> {
  const known = loaded.get(load) as Promise<Data> | undefined // stored below by the same function
  if (known) return known
  const loading = load(browserApi)
  loaded.set(load, loading)
  loading.catch(() => loaded.delete(load))
  return loading
}

/** On the server: what the loaders of the page being rendered have loaded for it alone. */
export const RenderedData = createContext<ReadonlyMap<PageLoad<unknown>, unknown> | undefined>(undefined)

/**
 * Loads on the server what the page is rendered from. It does not travel in the HTML, which shows it already: the
 * browser asks for it together with the page's scripts (`PreloadedCalls`), and the page hydrates once it is there.
 */
export async function loadForRendering<Data>(
  context: Readonly<RouterContextProvider>,
  load: PageLoad<Data>,
): Promise<null> {
  const { api, rendered } = pageRequest(context)
  rendered.set(load, await load(api))
  return null
}

/** The data of a page whose loader is `loadForRendering`. In the browser hydration waits for it. */
export function usePageData<Data>(load: PageLoad<Data>): Data {
  const rendered = use(RenderedData)
  // Its loader has stored it there by this very function.
  return rendered ? (rendered.get(load) as Data) : use(loadForHydration(load))
}

const retryMilliseconds = 5_000

/**
 * The server's HTML stays until the data is there: a failure is no reason to replace it. Presses that wait are let go,
 * as where scripts cannot be had (late-scripts.ts), and the data is asked for again.
 */
function loadForHydration<Data>(load: PageLoad<Data>): Promise<Data> {
  const known = loaded.get(load) as Promise<Data> | undefined // stored by the same function
  if (known) return known
  const retry = async (): Promise<Data> => {
    dispatchEvent(new Event(pageHydrated))
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
    return load(browserApi).catch(retry)
  }
  const loading = load(browserApi).catch(retry)
  loaded.set(load, loading)
  return loading
}
