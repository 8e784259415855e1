import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core'

import { classNames } from '#src/design/class-names.ts'
import { SearchIcon } from '#src/design/icons.tsx'
import layout from '#src/design/layout.module.css'
import { useTexts } from '../language.tsx'
import styles from './list-filters.module.css'
import { officeTexts } from './texts/office-texts.ts'
import type { FilterValues, ListFilterState } from './use-list-filters.ts'

/**
 * The labels of a list's search field and filters. Periods and “All” have the same labels in every list, unless the list has its
 * own.
 */
export interface ListFilterTexts<Filters extends FilterValues> {
  readonly search: string
  readonly filters: {
    readonly [Name in keyof Filters as Name extends 'period' ? never : Name]: {
      readonly label: string
      readonly options: Readonly<Record<Exclude<Filters[Name][number], 'all'>, string>> & {
        readonly all?: string
      }
      /** Shows a select instead of all choices side by side: for many choices, in the order of these options. */
      readonly look?: 'select'
    }
  } & { readonly period?: { readonly label: string } }
}

interface FilterLabels {
  readonly label?: string
  readonly options?: Readonly<Record<string, string>>
  readonly look?: 'select'
}

interface ListFiltersProps<Filters extends FilterValues> {
  readonly filters: ListFilterState<Filters>
  readonly texts: ListFilterTexts<Filters>
}

/** The search field and the filters of a list of the office, side by side or beneath each other. */
export function ListFilters<Filters extends FilterValues>({ filters, texts }: ListFiltersProps<Filters>) {
  const labels: Readonly<Record<string, FilterLabels>> = texts.filters
  const { all, period, periods } = useTexts(officeTexts).list
  return (
    <search className={layout.wrap3}>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<SearchIcon size="1.25rem" />}
        value={filters.text}
        onChange={({ currentTarget }) => filters.setText(currentTarget.value)}
      />
      {Object.entries(filters.values).map(([name, values]) => {
        const { label = period, options: own = periods, look } = labels[name] ?? {}
        const options: Readonly<Record<string, string>> = { all, ...own }
        if (look === 'select') {
          return (
            <NativeSelect
              key={name}
              className={styles.choice}
              aria-label={label}
              data={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
              value={filters.chosen[name]}
              onChange={({ currentTarget }) => filters.choose(name, currentTarget.value)}
            />
          )
        }
        return (
          <SegmentedControl
            key={name}
            className={classNames(styles.choice, values.length > 4 && styles.many)}
            classNames={{ control: styles.option }}
            aria-label={label}
            data={values.map((value) => ({ value, label: options[value] ?? value }))}
            value={filters.chosen[name]}
            onChange={(value) => filters.choose(name, value)}
          />
        )
      })}
    </search>
  )
}
