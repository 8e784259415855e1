import { Button, NativeSelect } from '@mantine/core'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import { DayInput } from '#src/web/office/day-input.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { thingText } from '../../rules/describe-entry.ts'
import type { NameOf } from '../../rules/field-value.ts'
import { shortId } from '../../rules/short-id.ts'
import { auditTexts } from '../../texts/audit-texts.ts'
import styles from './audit-page.module.css'
import { useUserNames } from './audit-queries.ts'
import type { useAuditFilters } from './use-audit-filters.ts'

interface AuditFiltersProps {
  readonly filters: ReturnType<typeof useAuditFilters>
  readonly nameOf: NameOf
}

/** Filters by who made a change, what was changed, and on which days. */
export function AuditFilters({ filters, nameOf }: AuditFiltersProps) {
  const texts = useTexts(auditTexts)
  const { clear: clearFilters } = useTexts(officeTexts).list
  const { filter, choose, isFiltered, clear } = filters
  return (
    <search className={styles.filters}>
      <PersonFilter value={filter.user} onChoose={(user) => choose('user', user)} />
      <ThingFilter value={filter.thing} onChoose={(thing) => choose('thing', thing)} nameOf={nameOf} />
      <DayInput
        label={texts.filters.from}
        value={filter.from}
        {...(filter.to && { max: filter.to })}
        onChange={({ currentTarget }) => choose('from', currentTarget.value)}
      />
      <DayInput
        label={texts.filters.to}
        value={filter.to}
        {...(filter.from && { min: filter.from })}
        onChange={({ currentTarget }) => choose('to', currentTarget.value)}
      />
      {isFiltered && (
        <Button variant="default" onClick={clear}>
          {clearFilters}
        </Button>
      )}
    </search>
  )
}

interface FilterProps {
  readonly value: string
  onChoose(value: string): void
}

function PersonFilter({ value, onChoose }: FilterProps) {
  const texts = useTexts(auditTexts)
  const { filters, by } = texts
  const users = useUserNames()
  const known = [
    { value: '', label: filters.everyone },
    ...(users ?? []).map(({ id, fullName, username }) => ({
      value: id,
      label: `${fullName} (@${username})`,
    })),
    { value: 'guest', label: filters.guests },
    { value: 'job', label: filters.jobs },
  ]
  const isKnown = known.some((each) => each.value === value)
  // A link may contain the id of a deleted user. Until the list of users has loaded, it is unknown whether the user still exists,
  // so the label is "…".
  const unknown = { value, label: users ? by.deleted(shortId(value)) : '…' }
  return (
    <NativeSelect
      label={filters.user}
      data={isKnown ? known : [...known, unknown]}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}

function ThingFilter({ value, onChoose, nameOf }: FilterProps & { readonly nameOf: NameOf }) {
  const { filters, kinds } = useTexts(auditTexts)
  const language = useLanguage()
  const known = [
    { value: '', label: filters.everything },
    ...Object.entries(kinds).map(([kind, label]) => ({ value: kind, label })),
  ]
  const [kind = '', ...id] = value.split(':')
  const only = filters.only(thingText({ kind, id: id.join(':') }, nameOf, language))
  const isKnown = known.some((each) => each.value === value)
  return (
    <NativeSelect
      label={filters.thing}
      data={isKnown ? known : [...known, { value, label: only }]}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
