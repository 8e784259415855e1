import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

import { SearchIcon } from '#src/design/icons.tsx'
import styles from './list-filters.module.css'

interface ListFiltersProps {
  readonly searchLabel: string
  readonly text: string
  onText(text: string): void
  /** What else there is to choose by. */
  readonly children: ReactNode
}

/** What narrows a list of the office: a search field, and beside it or beneath it the rest. */
export function ListFilters({ searchLabel, text, onText, children }: ListFiltersProps) {
  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={searchLabel}
        placeholder={searchLabel}
        leftSection={<SearchIcon size="1.25rem" />}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {children}
    </search>
  )
}
