import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'

import { WarningIcon } from '#src/design/icons.tsx'
import { formatDate } from '#src/kernel/dates.ts'
import { numberText } from '#src/kernel/number-text.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerTime } from '#src/web/use-server-time.ts'
import { FoldNotice } from '#src/web/office/fold-notice.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { SiteSettingsChange } from '../../contract/site-settings-change.ts'
import { standardVatRate, vatNoticeAt, withStandardVat } from '../../rules/vat.ts'
import { settingsProblems } from '../../texts/settings-problem-texts.ts'
import { vatTexts } from '../../texts/vat-texts.ts'
import { settingsKey } from './settings-query.ts'
import styles from './vat-warning.module.css'
import { useSiteSettings } from '../site/use-site-settings.tsx'

/**
 * A line that tells an admin what to decide about VAT. The user can open it to see the reason and a button that sets the standard
 * rate. Renders nothing if there is nothing to decide.
 */
export function VatWarning() {
  const texts = useTexts(vatTexts)
  const language = useLanguage()
  const client = useQueryClient()
  const { taxMode, vatPeriods, updatedAt } = useSiteSettings()
  const now = useServerTime()
  const notice = taxMode === 'none' ? undefined : vatNoticeAt(vatPeriods, now)
  const standard = numberText(standardVatRate, language)
  const standardFrom = notice ? formatDate(notice.standardFrom, language) : ''
  const save = useOfficeMutation('PUT /api/site-settings', {
    subject: 'vat',
    request: (body: SiteSettingsChange) => ({ body }),
    problems: settingsProblems,
    failed: { title: texts.saveFailed, description: texts.saveFailedMore },
    succeeded: () => texts.saved(standard, standardFrom),
    onSuccess: (saved) => client.setQueryData([settingsKey], saved),
    invalidates: settingsKey,
  })
  if (!notice) return null
  const said = texts[notice.kind]
  const rate = numberText(notice.rate, language)
  return (
    <FoldNotice
      tone={notice.kind === 'ended' || notice.kind === 'lapsed' ? 'danger' : 'warning'}
      icon={<WarningIcon />}
      title={said.title(rate, formatDate(notice.lastDay, language))}
    >
      <p>{said.text(rate, standard)}</p>
      <div className={styles.answer}>
        <Button
          loading={save.isPending}
          onClick={() =>
            void save.send({ vatPeriods: withStandardVat(vatPeriods, notice.standardFrom), updatedAt })
          }
        >
          {said.answer(standard, standardFrom)}
        </Button>
        <Link to="/admin/dashboard/pages/settings#vat">{texts.settings}</Link>
      </div>
    </FoldNotice>
  )
}
