import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useId, useState } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { CloseIcon, SearchIcon } from '#src/design/icons.tsx'
import layout from '#src/design/layout.module.css'
import { SlidersIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '../language.tsx'
import styles from './list-filters.module.css'
import { officeTexts } from './texts/office-texts.ts'
import type { FilterValues, ListFilterState } from './use-list-filters.ts'

/**
 * The labels of a list's search field and filters. Periods and “All” have the same labels in every list, unless the list brings its
 * own labels.
 */
export interface ListFilterTexts<Filters extends FilterValues> {
  readonly search: string
  /** What the search finds, short enough for the field on a phone. Without it the empty field shows its label. */
  readonly searchHint?: string
  readonly filters: {
    readonly [Name in keyof Filters as Name extends 'period' ? never : Name]: {
      readonly label: string
      readonly options: Readonly<Record<Exclude<Filters[Name][number], 'all'>, string>> & {
        readonly all?: string
      }
      /**
       * `select` shows only the chosen option; it is for filters with many options, which it lists in this order. Other filters
       * show all options side by side. On a phone the filters are collapsed, except a filter with the look `counts`, which stays in
       * view.
       */
      readonly look?: 'select' | 'counts'
      /** The option that shows rows which staff should look at. It is amber. */
      readonly warned?: string | undefined
    }
  } & { readonly period?: { readonly label?: string; readonly look?: 'select' } }
}

interface FilterLabels {
  readonly label?: string
  readonly options?: Readonly<Record<string, string>>
  readonly look?: 'select' | 'counts' | undefined
  readonly warned?: string | undefined
}

interface ListFiltersProps<Filters extends FilterValues> {
  readonly filters: ListFilterState<Filters>
  readonly texts: ListFilterTexts<Filters>
}

/**
 * The search field and the filters of an office list. On a phone the filters are collapsed and only the filters that are set are
 * shown, so that the list begins on the first screen.
 */
export function ListFilters<Filters extends FilterValues>({ filters, texts }: ListFiltersProps<Filters>) {
  const { filter, without } = useTexts(officeTexts).list
  const shown = useShownFilters(filters, texts)
  const folded = shown.filter(({ look }) => look !== 'counts')
  const active = folded.filter(({ chosen, none }) => chosen !== none)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <search className={classNames(layout.wrap3, styles.filters)}>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={texts.search}
        placeholder={texts.searchHint ?? texts.search}
        leftSection={<SearchIcon size="1.25rem" />}
        value={filters.text}
        onChange={({ currentTarget }) => filters.setText(currentTarget.value)}
      />
      {folded.length > 0 && (
        <Button
          className={styles.fold}
          variant="default"
          leftSection={<SlidersIcon size="1.25rem" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {active.length > 0 ? `${filter} (${active.length})` : filter}
        </Button>
      )}
      <div id={id} className={classNames(styles.choices, isOpen && styles.open)}>
        {shown.map((each) => (
          <Choice key={each.name} filter={each} isLabelled={shown.length > 1 && !each.isSelfNamed} />
        ))}
      </div>
      {!isOpen &&
        active.map(({ name, none, chosen, options, choose }) => (
          <Button
            key={name}
            className={styles.active}
            variant="default"
            rightSection={<CloseIcon size="1rem" />}
            aria-label={without(options[chosen] ?? chosen)}
            onClick={() => choose(none)}
          >
            {options[chosen]}
          </Button>
        ))}
    </search>
  )
}

interface ShownFilter extends Pick<FilterLabels, 'look' | 'warned'> {
  readonly name: string
  readonly label: string
  /** The label of each option, in the order in which the options are shown. */
  readonly options: Readonly<Record<string, string>>
  /** True if the option for everything names the filter, as "Any state" does, so that no label is needed beside it. */
  readonly isSelfNamed: boolean
  readonly chosen: string
  /** The filter's value if the user has chosen nothing. */
  readonly none: string
  choose(value: string): void
}

function useShownFilters<Filters extends FilterValues>(
  filters: ListFilterState<Filters>,
  texts: ListFilterTexts<Filters>,
): ShownFilter[] {
  const { all, period, periods } = useTexts(officeTexts).list
  const labels: Readonly<Record<string, FilterLabels>> = texts.filters
  return Object.entries(filters.values).map(([name, values]) => {
    const { label = period, options: own = periods, look, warned } = labels[name] ?? {}
    const known: Readonly<Record<string, string>> = { all, ...own }
    const order = look === 'select' ? Object.keys(known).filter((value) => values.includes(value)) : values
    return {
      name,
      label,
      options: Object.fromEntries(order.map((value) => [value, known[value] ?? value])),
      look,
      warned,
      isSelfNamed: 'all' in own,
      chosen: filters.chosen[name] ?? values[0],
      none: values[0],
      choose: (value) => filters.choose(name, value),
    }
  })
}

function Choice({ filter, isLabelled }: { readonly filter: ShownFilter; readonly isLabelled: boolean }) {
  const { label, options, look, warned, chosen, choose } = filter
  const data = Object.entries(options).map(([value, text]) => ({ value, label: text }))
  return (
    <div className={classNames(styles.choice, look === 'counts' && styles.counts)}>
      {isLabelled && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      {look === 'select' ? (
        <NativeSelect
          aria-label={label}
          data={data}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : (
        <SegmentedControl
          className={classNames(data.length > 4 && styles.many)}
          classNames={{ control: styles.option }}
          aria-label={label}
          data={data.map((each) =>
            each.value === warned ? { ...each, label: <Warned>{each.label}</Warned> } : each,
          )}
          value={chosen}
          onChange={choose}
        />
      )}
    </div>
  )
}

function Warned({ children }: { readonly children: string }) {
  return <span className={styles.warned}>{children}</span>
}
