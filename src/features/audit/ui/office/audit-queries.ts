import { useQuery } from '@tanstack/react-query'

import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage } from '#src/web/language.tsx'
import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'
import { pagedListQuery } from '#src/web/office/paged-list.ts'
import { sitePageName } from '#src/web/office/site-page-name.ts'
import type { NameOf } from '../../rules/field-value.ts'
import type { AuditFilter } from './use-audit-filters.ts'

export function auditListQuery(api: OfficeApi, { user, thing, from, to }: AuditFilter) {
  return {
    ...pagedListQuery(['/api/audit', { user, thing, from, to }], (page) =>
      api.list('GET /api/audit', {
        query: {
          user: user || undefined,
          thing: thing || undefined,
          from: from || undefined,
          to: to || undefined,
          ...page,
        },
      }),
    ),
    // The server sends no event about new audit entries to open screens. So the log is fetched again each time it is opened.
    refetchOnMount: 'always' as const,
  }
}

/** All users, from the query that the accounts section uses too. */
export function useUserNames() {
  const api = useOfficeApi()
  const { data } = useQuery({
    queryKey: ['/api/admin/users'],
    queryFn: () => api.call('GET /api/admin/users'),
  })
  return data
}

/**
 * Returns the current names of all things that audit entries can be about: things of the menu, options of dishes, articles, users
 * and pages.
 */
export function useNameOf(): NameOf {
  const api = useOfficeApi()
  const language = useLanguage()
  const { data: dishes } = useQuery({
    queryKey: ['/api/menu-items', 'audit'],
    queryFn: () => api.call('GET /api/menu-items', { query: { includeUnavailable: 'true' } }),
  })
  const { data: categories } = useQuery({
    queryKey: ['/api/categories', 'audit'],
    queryFn: () => api.call('GET /api/categories'),
  })
  const { data: schemas } = useQuery({
    queryKey: ['/api/customization-schemas', 'audit'],
    queryFn: () => api.call('GET /api/customization-schemas'),
  })
  const { data: posts } = useQuery({
    queryKey: ['/api/blog-posts', 'audit'],
    queryFn: () => api.call('GET /api/blog-posts', { query: { all: 'true', view: 'card' } }),
  })
  const users = useUserNames()
  const named: Readonly<Record<string, readonly { id: string; name: string; nameVi: string | null }[]>> = {
    dish: dishes ?? [],
    category: categories ?? [],
    'customization-schema': schemas ?? [],
    option:
      schemas
        ?.flatMap(({ config }) => {
          if ('sizes' in config) return config.sizes
          if ('toppings' in config) return config.toppings
          return 'options' in config ? config.options : []
        })
        .map(({ id, name, nameVi = null }) => ({ id, name, nameVi })) ?? [],
    'blog-post': posts?.map(({ id, title, titleVi }) => ({ id, name: title, nameVi: titleVi })) ?? [],
    user: users?.map(({ id, fullName }) => ({ id, name: fullName, nameVi: null })) ?? [],
  }
  return (kind, id) => {
    if (kind === 'page') return sitePageName(id, language)
    const found = named[kind]?.find((each) => each.id === id)
    return found && inLanguage(language, found.name, found.nameVi)
  }
}
