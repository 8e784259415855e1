import { useQuery } from '@tanstack/react-query'

import { Notice } from '#src/design/notice.tsx'
import smallText from '#src/design/small-text.module.css'
import { backupMissedAfter } from '#src/kernel/backup-age.ts'
import { formatDate, restaurantDate, restaurantTime } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useServerTime } from '#src/web/use-server-time.ts'
import { backupTexts } from '../../texts/backup-texts.ts'

/**
 * Says when the restaurant's data was last backed up, whether a copy is stored in another place, and when restoring a backup was
 * last tried. If a backup is missing, it is a warning.
 */
export function BackupState() {
  const texts = useTexts(backupTexts)
  const language = useLanguage()
  const now = useServerTime()
  const api = useOfficeApi()
  const { data: runs } = useQuery({ queryKey: ['/api/jobs'], queryFn: () => api.call('GET /api/jobs') })
  if (!runs) return null
  const succeeded = runs.filter(({ outcome }) => outcome === 'succeeded')
  const backups = succeeded.filter(({ job }) => job === 'backup')
  const [last] = backups
  const trial = succeeded.find(({ job }) => job === 'restore-trial')
  const moment = (run: { startedAt: string }) => {
    const instant = new Date(run.startedAt)
    return `${restaurantTime(instant)} ${formatDate(restaurantDate(instant), language)}`
  }
  const lines = [
    ...(last ? [texts.last(moment(last), ((last.result?.['bytes'] ?? 0) / 1e6).toFixed(1))] : [texts.none]),
    ...(last && !backups.some(({ result }) => result?.['elsewhere'] === 1) ? [texts.notElsewhere] : []),
    ...(last ? [trial ? texts.tried(moment(trial)) : texts.untried] : []),
  ]
  const isMissed = !last || now.getTime() - new Date(last.startedAt).getTime() > backupMissedAfter
  if (isMissed)
    return (
      <Notice tone="warning" title={last && texts.missed}>
        {lines.join(' ')}
      </Notice>
    )
  return (
    <section aria-label={texts.title} className={smallText.muted}>
      {lines.join(' ')}
    </section>
  )
}
