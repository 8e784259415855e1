import type { Language } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { ListRows } from '#src/web/office/list-rows.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { usePagedList } from '#src/web/office/paged-list.ts'
import { type AuditLabels, describeEntry, thingText } from '../../rules/describe-entry.ts'
import { auditTexts } from '../../texts/audit-texts.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditListQuery, useNameOf } from './audit-queries.ts'
import { EntryCard } from './entry-card.tsx'
import { useAuditFilters } from './use-audit-filters.ts'

/**
 * The log of all changes in the office, the newest first: who changed what, when and how. Fields have the same names as in their
 * forms.
 */
export function AuditScreen({ labels }: { readonly labels: Readonly<Record<Language, AuditLabels>> }) {
  const texts = useTexts(auditTexts)
  const language = useLanguage()
  const filters = useAuditFilters()
  const nameOf = useNameOf()
  const list = usePagedList(auditListQuery(useOfficeApi(), filters.filter))
  return (
    <OfficeSection title={texts.title} note={texts.about}>
      <AuditFilters filters={filters} nameOf={nameOf} />
      <ListRows
        list={list}
        filters={filters}
        texts={texts}
        look="lines"
        renderRow={(entry) => (
          <EntryCard
            entry={entry}
            description={describeEntry(entry, nameOf, language, labels[language])}
            thing={thingText(entry.thing, nameOf, language, entry)}
          />
        )}
      />
    </OfficeSection>
  )
}
