import { defaultLanguage, isLanguage, type Language } from '#src/kernel/language.ts'
import type { Api } from '#src/web/api.ts'
import type { PossibleValues } from '#src/web/page-handle.ts'
import { responseCache } from '../http/response-cache.ts'
import type { Services } from '../services.ts'
import type { FoundPage } from './find-page.ts'
import { oncePerKey } from './once-per-key.ts'

/** A page's language, and its query string with only those parameters that the page declares. */
export interface PageAddress {
  /**
   * Empty, or the query string with its question mark. The parameters are always in the same order, whatever their order in the
   * request.
   */
  readonly search: string
  readonly language: Language
  /** The key for storing the page in the page cache, without the origin; undefined if the page must not be stored. */
  readonly key: string | undefined
}

interface PageRequest {
  readonly page: FoundPage
  readonly parameters: URLSearchParams
  /** The language in the visitor's cookie; undefined if there is no such cookie. */
  readonly language: string | undefined
}

/**
 * Removes from a request's query all parameters that its page does not declare, so that no other text gets into the page or into
 * the page cache. The possible values of parameters are loaded once for each version of the content.
 */
export function pageAddresses(
  services: Pick<Services, 'content' | 'clock'>,
  api: Api,
): (asked: PageRequest) => Promise<PageAddress> {
  const stored = responseCache<ReadonlySet<string>>({ ...services, size: ({ size }) => size * 200 })
  const loading = oncePerKey<ReadonlySet<string>>()

  async function isPossible(value: string, key: string, load: PossibleValues): Promise<boolean> {
    const version = services.content.version()
    const values =
      stored.get(key) ??
      (await loading(`${version} ${key}`, async () => {
        const loaded = new Set(await load(api))
        stored.set(key, loaded, version)
        return loaded
      }))
    return values.has(value)
  }

  return async ({ page: { path, handle }, parameters, language }) => {
    const declared = new URLSearchParams()
    let isStored = handle !== undefined
    for (const [name, load] of Object.entries(handle?.cachedParameters ?? {})) {
      const value = parameters.get(name)
      if (!value) continue
      // If the possible values cannot be loaded, the parameter is kept, and the page itself judges it. The page will probably fail
      // as well, because the same data is missing.
      const possible = await isPossible(value, `${path} ${name}`, load).catch(() => undefined)
      if (possible !== false) declared.set(name, value)
      if (possible === undefined) isStored = false
    }
    const typed = (handle?.freeParameters ?? []).flatMap((name) => {
      const value = parameters.get(name)?.trim()
      return value ? [[name, value] as const] : []
    })
    for (const [name, value] of typed) declared.set(name, value)
    if (typed.length > 0) isStored = false
    const asked = parameters.get('lang')
    // If the request contains `?lang=`, the page's links and forms get `lang` too. If only the cookie names the language, they do
    // not.
    if (isLanguage(asked)) declared.set('lang', asked)
    const shown = [asked, language].find(isLanguage) ?? defaultLanguage
    const search = declared.size > 0 ? `?${declared.toString()}` : ''
    return { search, language: shown, key: isStored ? `${shown} ${path}${search}` : undefined }
  }
}
