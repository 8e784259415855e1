import { useQuery } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import type { Pause, PauseLength } from '../../contract/pause.ts'
import { pauseTexts } from '../../texts/pause-texts.ts'

const pauseKey = '/api/pause'

/** The current pause of the kitchen. Undefined if there is none, or if it is over. */
export function usePause(): (Pause & { readonly until: string }) | undefined {
  const api = useOfficeApi()
  const now = useServerTime()
  const { data } = useQuery({ queryKey: [pauseKey], queryFn: () => api.call('GET /api/pause') })
  if (!data || data.until === null || new Date(data.until) <= now) return undefined
  return { ...data, until: data.until }
}

/** Functions that begin and end the pause. */
export function usePauseWrites() {
  const texts = useTexts(pauseTexts)
  const shared = {
    subject: 'kitchen',
    problems: { vi: pauseTexts.vi.problems, en: pauseTexts.en.problems },
    failed: { title: texts.failed, description: texts.failed },
    invalidates: pauseKey,
  }
  const start = useOfficeMutation('PUT /api/pause', {
    ...shared,
    request: (length: PauseLength) => ({ body: { length } }),
    succeeded: () => texts.begun,
  })
  const end = useOfficeMutation('DELETE /api/pause', {
    ...shared,
    request: () => ({}),
    succeeded: () => texts.ended,
  })
  return {
    isPending: start.isPending || end.isPending,
    start: (length: PauseLength) => start.send(length),
    end: () => void end.send(),
  }
}
