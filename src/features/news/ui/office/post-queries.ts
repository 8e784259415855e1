import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useOfficeApi } from '#src/web/office/office-api.ts'
import { faultyLinks } from '../../rules/complete-link.ts'

/** The dishes that a post can be about, including sold-out ones. */
export function useDishes() {
  const api = useOfficeApi()
  return useQuery({
    queryKey: ['/api/menu-items', { includeUnavailable: true }],
    queryFn: () => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  })
}

/** The article's texts in both languages, taken from the values of the form. */
export function contentsOf({ content, contentVi }: Readonly<Record<string, unknown>>) {
  return { content: String(content), contentVi: String(contentVi) }
}

/** Milliseconds. The preview is rendered when the author has pressed no key for this long. */
const typingPause = 300

/**
 * The HTML of the texts, which the server renders whenever the author pauses. The former HTML stays until the new one arrives.
 * `links` contains the faulty links in the rendered texts, without those that the author has corrected since.
 */
export function usePreview(values: Readonly<Record<string, unknown>>) {
  const api = useOfficeApi()
  const [rested] = useDebouncedValue(values, typingPause)
  const { content, contentVi } = contentsOf(rested)
  const { data, isError } = useQuery({
    queryKey: ['news-preview', content, contentVi],
    queryFn: () => api.call('POST /api/blog-posts/preview', { body: { content, contentVi } }),
    placeholderData: keepPreviousData,
    // Each pause in typing adds an entry to the query cache. So an unused entry is removed after a few seconds.
    gcTime: 10_000,
  })
  return { rendered: data, isError, links: data && faultyLinks(data.linkProblems, contentsOf(values)) }
}
