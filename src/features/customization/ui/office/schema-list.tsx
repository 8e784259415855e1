import { useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { useResource, wholeList } from '#src/web/office/resource/resource-calls.ts'
import { translationTexts } from '#src/web/office/texts/translation-texts.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { filterSchemas, schemaFilters } from '../../rules/filter-schemas.ts'
import { schemaTexts } from '../../texts/schema-texts.ts'
import { schemaResource } from './schema-resource.tsx'
import { SchemaCard } from './schema-card.tsx'

/** The option groups as cards, in the order of creation. */
export function SchemaList() {
  const texts = useTexts(schemaTexts)
  const { filter: translation } = useTexts(translationTexts)
  const filters = useListFilters(schemaFilters)
  const query = useResource(schemaResource)
  return (
    <OfficeList
      list={wholeList(query, (schemas) => filterSchemas(schemas, filters.q, filters.chosen))}
      filters={filters}
      texts={{ ...texts.list, filters: { ...texts.list.filters, translation } }}
      look="cards"
      renderRow={(schema) => (
        <SchemaCard schema={schema} base={query.data?.find(({ id }) => id === schema.baseSchemaId)} />
      )}
    />
  )
}
