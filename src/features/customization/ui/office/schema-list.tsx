import { useQuery } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { translationTexts } from '#src/web/office/texts/translation-texts.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { filterSchemas, schemaFilters } from '../../rules/filter-schemas.ts'
import { schemaListTexts } from '../../texts/schema-list-texts.ts'
import { SchemaCard } from './schema-card.tsx'
import { schemasQuery } from './schema-queries.ts'

/** The schemas as cards, in the order in which they were made. */
export function SchemaList() {
  const texts = useTexts(schemaListTexts)
  const { filter: translation } = useTexts(translationTexts)
  const filters = useListFilters(schemaFilters)
  // All schemas are one response; what is searched for is found in it here.
  const { data, isError, refetch } = useQuery(schemasQuery(useOfficeApi()))
  return (
    <OfficeList
      list={{
        rows: data && filterSchemas(data, filters.q, filters.chosen),
        total: data?.length ?? 0,
        isFailed: isError,
        isPrevious: false,
        retry: () => void refetch(),
      }}
      filters={filters}
      texts={{ ...texts.list, filters: { ...texts.list.filters, translation } }}
      look="cards"
      renderRow={(schema) => (
        <SchemaCard schema={schema} base={data?.find(({ id }) => id === schema.baseSchemaId)} />
      )}
    />
  )
}
