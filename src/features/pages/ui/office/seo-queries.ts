import { useQuery } from '@tanstack/react-query'

import type { Language } from '#src/kernel/language.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import type { PageSeo } from '../../contract/page-seo.ts'

/** The first part of these queries' keys. Events about pages refetch all queries whose keys begin with it (use-event-stream.ts). */
export const pageSeoKey = '/api/page-seo'

export function usePageSeo() {
  const api = useOfficeApi()
  return useQuery({ queryKey: [pageSeoKey], queryFn: () => api.call('GET /api/page-seo') })
}

/**
 * The title, description and picture in the HTML that guests and search engines get now. Undefined while they are loading or if
 * they cannot be loaded.
 */
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
