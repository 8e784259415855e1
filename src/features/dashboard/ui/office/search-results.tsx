import layout from '#src/design/layout.module.css'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'

import { Badge } from '#src/design/badge.tsx'
import { EmptyState } from '#src/design/empty-state.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { LoadFailure } from '#src/web/office/loaded.tsx'
import { momentText } from '#src/web/office/moment.ts'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import type { SearchResult } from '../../contract/search.ts'
import { statusText } from '../../texts/status-text.ts'
import { overviewTexts } from '../../texts/overview-texts.ts'
import styles from './overview.module.css'
import { type SearchFilters, searchQuery } from './search-queries.ts'

/** The number of search results, and the newest results of all kinds. */
export function SearchResults({ filters }: { filters: SearchFilters }) {
  const texts = useTexts(overviewTexts)
  const { clear: clearFilters } = useTexts(officeTexts).list
  const { data, isError, isPlaceholderData, refetch } = useQuery(searchQuery(useOfficeApi(), filters))
  if (!data) {
    return isError && <LoadFailure title={texts.today.failed} retry={() => void refetch()} />
  }
  const { results, total, capped } = data
  if (total === 0) {
    const clear = <Button onClick={filters.clear}>{clearFilters}</Button>
    return <EmptyState as="h3" {...texts.results.none} action={clear} />
  }
  if (results.length === 0) return <EmptyState as="h3" {...texts.results.erased} />
  return (
    <div className={layout.stack3}>
      <p role="status">{texts.results.count(results.length, total, capped.includes('total'))}</p>
      <ul role="list" className={styles.results} aria-busy={isPlaceholderData}>
        {results.map((result) => (
          <li key={`${result.type} ${result.id}`}>
            <Result result={result} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Result({ result }: { result: SearchResult }) {
  const { types } = useTexts(overviewTexts)
  const language = useLanguage()
  const now = useServerMinute()
  const [parameters] = useSearchParams()
  const opened = new URLSearchParams(parameters)
  opened.set('result', `${result.type}:${result.id}`)
  const { type, title, subtitle, createdAt } = result
  return (
    <Link to={{ search: `?${opened.toString()}` }} replace preventScrollReset className={styles.result}>
      <span className={layout.wrap2}>
        <Badge tone="accent">{types[type]}</Badge>
        <Badge>{statusText(result, language)}</Badge>
      </span>
      <strong>{title}</strong>
      <span>{subtitle}</span>
      <time dateTime={createdAt}>{momentText(new Date(createdAt), language, now)}</time>
    </Link>
  )
}
