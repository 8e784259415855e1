import { useQuery } from '@tanstack/react-query'

import { formatTable } from '#src/kernel/table-label.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { freeTables } from '../../rules/free-tables.ts'
import { visitTexts } from '../../texts/visit-texts.ts'
import { visitsKey } from './visit-writes.ts'

/**
 * The tables of the owner's list, as suggestions for the input whose `list` is this id: free ones first, each with whether it is
 * free. Staff may type any other table.
 */
export function TableSuggestions({ id }: { readonly id: string }) {
  const texts = useTexts(visitTexts)
  const language = useLanguage()
  const api = useOfficeApi()
  const { data } = useQuery({ queryKey: visitsKey, queryFn: () => api.call('GET /api/visits') })
  const free = data ? freeTables(data.tables, data.visits) : []
  const taken = data?.tables.filter((label) => !free.includes(label)) ?? []
  const option = (state: string) => (label: string) => (
    <option key={label} value={label}>
      {`${formatTable(label, language)} · ${state}`}
    </option>
  )
  return (
    <datalist id={id}>
      {free.map(option(texts.free))}
      {taken.map(option(texts.taken))}
    </datalist>
  )
}
