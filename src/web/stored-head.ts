import { useEffect, useState } from 'react'

import { browserApi } from './browser-api.ts'
import { useLanguage } from './language.tsx'
import { type PageSeo, type StoredHead, useRootData } from './root-data.ts'

/** The head of the page of a path, such as `/menu`, with the fields that are written alone: it travels in the HTML. */
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
 * The document brings the head of its first page; for others, and another language, all are asked for once. Pages below
 * another one, such as articles and tickets, have none.
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
    // Without a response the page has its own head.
    loaded.then(setHeads, () => (loaded = undefined))
  }, [isFirst, hasNone])
  return isFirst ? head : storedHead(heads, path, language)
}
