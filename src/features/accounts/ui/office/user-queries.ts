import { queryOptions, useQuery } from '@tanstack/react-query'

import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'

/** The key of the query of all users; events refresh it. */
export const usersKey = '/api/admin/users'

function usersQuery(api: OfficeApi) {
  return queryOptions({ queryKey: [usersKey], queryFn: () => api.call('GET /api/admin/users') })
}

/** All users of the office, earliest first. */
export function useUsers() {
  return useQuery(usersQuery(useOfficeApi()))
}
