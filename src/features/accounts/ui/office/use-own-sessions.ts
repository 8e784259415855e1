import { queryOptions, useQuery } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { officeUserProblems } from '../../texts/office-problem-texts.ts'
import { profileTexts } from '../../texts/profile-texts.ts'

/** The key of the query for the user's own sessions. */
export const ownSessionsKey = '/api/auth/sessions'

function ownSessionsQuery(api: OfficeApi) {
  return queryOptions({ queryKey: [ownSessionsKey], queryFn: () => api.call('GET /api/auth/sessions') })
}

/** The user's sessions: first the one in this browser, then the others, the most recently used first. */
export function useOwnSessions() {
  return useQuery(ownSessionsQuery(useOfficeApi()))
}

/** Signs the user out on another device. `id` is the id of that device's session. */
export function useSessionEnd(id: string) {
  const { sessions: texts } = useTexts(profileTexts)
  const { error } = useTexts(officeTexts)
  return useOfficeMutation('DELETE /api/auth/sessions/:id', {
    subject: id,
    request: () => ({ params: { id } }),
    problems: officeUserProblems,
    failed: { title: error, description: texts.endFailed },
    succeeded: () => texts.ended,
    invalidates: ownSessionsKey,
  })
}

/** Signs the user out on all other devices. */
export function useOtherSessionsEnd() {
  const { sessions: texts } = useTexts(profileTexts)
  const { error } = useTexts(officeTexts)
  return useOfficeMutation('DELETE /api/auth/sessions', {
    subject: 'others',
    request: () => ({}),
    problems: officeUserProblems,
    failed: { title: error, description: texts.endFailed },
    succeeded: () => texts.othersEnded,
    invalidates: ownSessionsKey,
  })
}
