import { Link, useSearchParams } from 'react-router'

import smallText from '#src/design/small-text.module.css'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { momentText } from '#src/web/office/moment.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { AuditEntry } from '../../contract/audit.ts'
import type { describeEntry } from '../../rules/describe-entry.ts'
import { openAddress } from '../../rules/open-address.ts'
import { auditTexts } from '../../texts/audit-texts.ts'
import styles from './audit-page.module.css'

interface EntryCardProps {
  readonly entry: AuditEntry
  readonly description: ReturnType<typeof describeEntry>
  readonly thing: string
}

/**
 * The card of an audit entry: a sentence about what has happened, the time, and each changed field with its values before and
 * after.
 */
export function EntryCard({ entry, description, thing }: EntryCardProps) {
  const texts = useTexts(auditTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const [parameters] = useSearchParams()
  const all = new URLSearchParams(parameters)
  all.set('thing', `${entry.thing.kind}:${entry.thing.id}`)
  const open = openAddress(entry)
  return (
    <article className={styles.entry} aria-labelledby={`entry-${entry.id}`}>
      <p id={`entry-${entry.id}`} className={styles.sentence}>
        {description.sentence}
      </p>
      <time dateTime={entry.changedAt} className={smallText.muted}>
        {momentText(new Date(entry.changedAt), language, now)}
      </time>
      {description.fields.length > 0 && (
        <dl className={styles.fields}>
          {description.fields.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.ways}>
        <Link to={{ search: `?${all.toString()}` }} preventScrollReset aria-label={texts.allOf(thing)}>
          {texts.all}
        </Link>
        {open !== undefined && (
          <Link to={open} aria-label={texts.openOf(thing)}>
            {texts.open}
          </Link>
        )}
      </p>
    </article>
  )
}
