import { useEffect, useState } from 'react'

import { browserApi } from './browser-api.ts'
import { useLanguage } from './language.tsx'
import { type PageSeo, type StoredHead, useRootData } from './root-data.ts'

/**
 * The values that the owner has written in the office for the head of the page with this path, such as `/menu`. Empty fields are
 * left out, because the result is sent in the HTML.
 */
export function storedHead(
  heads: readonly PageSeo[],
  path: string,
  language: string,
): StoredHead | undefined {
  const head = heads.find((each) => each.pageKey === (path.slice(1) || 'home') && each.language === language)
  if (!head) return undefined
  const { id: _id, pageKey: _key, language: _language, updatedAt: _time, ...fields } = head
  const written = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(written)
}

let loaded: Promise<PageSeo[]> | undefined

/**
 * The values that the owner has written for the head of the page with this path. The document contains them for its first page; for
 * other pages and for the other language, the heads of all pages are loaded once. Pages below another page, such as articles and
 * tickets, have no such values.
 */
export function useStoredHead(path: string): StoredHead | undefined {
  const language = useLanguage()
  const { head, path: first, language: rendered } = useRootData() ?? {}
  const isFirst = path === first && language === rendered
  const hasNone = path.includes('/', 1)
  const [heads, setHeads] = useState<PageSeo[]>([])
  useEffect(() => {
    if (isFirst || hasNone) return
    loaded ??= browserApi.call('GET /api/page-seo')
    // If the heads cannot be loaded, the page keeps its own values.
    loaded.then(setHeads, () => (loaded = undefined))
  }, [isFirst, hasNone])
  return isFirst ? head : storedHead(heads, path, language)
}
