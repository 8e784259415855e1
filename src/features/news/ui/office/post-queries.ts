import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'
import { faultyLinks } from '../../rules/complete-link.ts'

/** The dishes that a post can be about, sold-out ones too. */
export function useDishes() {
  const api = useOfficeApi()
  return useQuery({
    queryKey: ['/api/menu-items', { includeUnavailable: true }],
    queryFn: () => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  })
}

/** The texts in both languages among what stands in the form. */
export function contentsOf({ content, contentVi }: Readonly<Record<string, unknown>>) {
  return { content: String(content), contentVi: String(contentVi) }
}

/** Milliseconds without a key before what was typed is rendered. */
const typingPause = 300

/**
 * The texts as the server renders them in a pause of the typing; those before while new ones are under way. `links` are their
 * faulty links, without what has been put right since.
 */
export function usePreview(values: Readonly<Record<string, unknown>>) {
  const api = useOfficeApi()
  const [rested] = useDebouncedValue(values, typingPause)
  const { content, contentVi } = contentsOf(rested)
  const { data, isError } = useQuery({
    queryKey: ['news-preview', content, contentVi],
    queryFn: () => api.call('POST /api/blog-posts/preview', { body: { content, contentVi } }),
    placeholderData: keepPreviousData,
    // Every pause while typing makes one.
    gcTime: 10_000,
  })
  return { rendered: data, isError, links: data && faultyLinks(data.linkProblems, contentsOf(values)) }
}
