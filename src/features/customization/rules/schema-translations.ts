import { missingTranslations, type TextPairs } from '#src/kernel/translation.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { optionsOf } from './picked-options.ts'

const ofOption = 'option '

/** All texts of an option group that guests read, in both languages: the group's own texts, and the names of its options. */
export function schemaTranslations(schema: CustomizationSchema): TextPairs {
  const options = optionsOf(schema).map(({ id, name, nameVi }) => [ofOption + id, [name, nameVi]] as const)
  return {
    name: [schema.name, schema.nameVi],
    description: [schema.description, schema.descriptionVi],
    ...Object.fromEntries(options),
  }
}

/** Which texts of the option group exist only in English. 'options' stands for the names of options, however many are missing. */
export function missingInSchema(schema: CustomizationSchema): ('name' | 'description' | 'options')[] {
  const missing = missingTranslations(schemaTranslations(schema))
  const isMissing = {
    name: missing.includes('name'),
    description: missing.includes('description'),
    options: missing.some((text) => text.startsWith(ofOption)),
  }
  return (['name', 'description', 'options'] as const).filter((text) => isMissing[text])
}
