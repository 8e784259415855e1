import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'

import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'
import type { BlogPost } from '../../contract/blog-post.ts'

/** The first part of the keys of all queries of posts; events fetch them again by it. */
export const postsKey = '/api/blog-posts'

/** All posts with their texts, drafts too. */
export function postsQuery(api: OfficeApi) {
  return queryOptions({
    queryKey: [postsKey, { all: true }],
    // Whole posts, because cards are not asked for.
    queryFn: async () => (await api.call('GET /api/blog-posts', { query: { all: 'true' } })) as BlogPost[],
  })
}

export function usePosts() {
  return useQuery(postsQuery(useOfficeApi()))
}

/** The dishes that a post can be about, sold-out ones too. */
export function useDishes() {
  const api = useOfficeApi()
  return useQuery({
    queryKey: ['/api/menu-items', { includeUnavailable: true }],
    queryFn: () => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  })
}

interface Texts {
  readonly content: string
  readonly contentVi: string
}

/** Milliseconds without a key before what was typed is rendered. */
const typingPause = 300

/** The texts as the server renders them in a pause of the typing, and their faulty links; those before while new ones are under way. */
export function usePreview(values: Texts) {
  const api = useOfficeApi()
  const [{ content, contentVi }] = useDebouncedValue(values, typingPause)
  return useQuery({
    queryKey: ['news-preview', content, contentVi],
    queryFn: () => api.call('POST /api/blog-posts/preview', { body: { content, contentVi } }),
    placeholderData: keepPreviousData,
    // Every pause while typing makes one.
    gcTime: 10_000,
  })
}
