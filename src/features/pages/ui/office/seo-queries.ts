import { useQuery } from '@tanstack/react-query'

import type { Language } from '#src/kernel/language.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import type { PageSeo } from '../../contract/page-seo.ts'

/** The first part of the query keys. By it, events find the queries that have to be fetched again. */
export const pageSeoKey = '/api/page-seo'

export function usePageSeo() {
  const api = useOfficeApi()
  return useQuery({ queryKey: [pageSeoKey], queryFn: () => api.call('GET /api/page-seo') })
}

/** The head that guests and search engines get now; undefined until it is loaded, or if it cannot be loaded. */
export function useCurrentHead({ pageKey, language, updatedAt }: PageSeo) {
  return useQuery({
    queryKey: ['page-head', pageKey, language, updatedAt],
    queryFn: () => headOf(pageKey === 'home' ? '/' : `/${pageKey}`, language),
  }).data
}

async function headOf(path: string, language: Language) {
  const response = await fetch(`${path}?lang=${language}`)
  const page = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html')
  const content = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
  return { title: page.title, description: content('description'), image: content('og:image') }
}
