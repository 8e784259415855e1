import type { RouterContextProvider } from 'react-router'

import type { Api } from './api.ts'
import { browserApi } from './browser-api.ts'
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
