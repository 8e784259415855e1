import { searchWords } from '#src/kernel/search-query.ts'
import { foldText } from '#src/kernel/text.ts'
import {
  passesTranslationFilter,
  type TranslationFilter,
  translationFilters,
} from '#src/kernel/translation.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { optionsOf } from './picked-options.ts'
import { schemaTranslations } from './schema-translations.ts'

/** The filters of the list of option groups and their values. If a filter is not set, its first value applies. */
export const schemaFilters = {
  state: ['all', 'active', 'paused'],
  type: ['all', 'size_selection', 'half_and_half', 'additional_toppings', 'single_choice_options'],
  translation: translationFilters,
} as const satisfies Record<
  string,
  readonly (TranslationFilter | 'active' | 'paused' | CustomizationSchema['type'])[]
>

interface WantedSchemas {
  readonly state: (typeof schemaFilters.state)[number]
  readonly type: (typeof schemaFilters.type)[number]
  readonly translation: TranslationFilter
}

/**
 * The option groups that match all filters, in the same order. Each word of the search text must appear in the names of the group
 * or of its options, regardless of case and diacritics. The other filters are the state, the type, and whether a translation is
 * missing or outdated.
 */
export function filterSchemas(
  schemas: readonly CustomizationSchema[],
  query: string,
  { state, type, translation }: WantedSchemas,
): CustomizationSchema[] {
  const words = searchWords(query)
  return schemas.filter((schema) => {
    if (state !== 'all' && schema.isActive !== (state === 'active')) return false
    if (type !== 'all' && schema.type !== type) return false
    if (!passesTranslationFilter(translation, schema, schemaTranslations(schema))) return false
    const named = [schema, ...optionsOf(schema)]
    const text = foldText(named.flatMap(({ name, nameVi }) => [name, nameVi]).join('\n'))
    return words.every((word) => text.includes(word))
  })
}
