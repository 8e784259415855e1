import { useTexts } from '#src/web/language.tsx'
import { OfficeScreen } from '#src/web/office/office-screen.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { AddLink } from '#src/web/office/row-links.tsx'
import { schemaFormTexts } from '#src/features/customization/texts/schema-form-texts.ts'
import { schemaListTexts } from '#src/features/customization/texts/schema-list-texts.ts'
import { newSchemaId, SchemaDialogs } from '../../office/schema-dialogs.tsx'
import { SchemaList } from '../../office/schema-list.tsx'
import type { TriedDish } from './tried-dish.ts'

/** The customization schemas as a screen of their own. */
export function CustomizationScreen({ dishes }: { readonly dishes: readonly TriedDish[] }) {
  return (
    <OfficeScreen title={useTexts(schemaListTexts).title}>
      <SchemasSection dishes={dishes} />
    </OfficeScreen>
  )
}

/** All customization schemas of the restaurant, and what admins do to them; `dishes` are what they try them with. */
export function SchemasSection({ dishes }: { readonly dishes: readonly TriedDish[] }) {
  const texts = useTexts(schemaListTexts)
  const addressOf = useRowAddress('schema')
  return (
    <OfficeSection
      title={texts.list.title}
      note={texts.note}
      action={<AddLink to={addressOf(newSchemaId, 'edit')}>{useTexts(schemaFormTexts).add}</AddLink>}
    >
      <SchemaList />
      <SchemaDialogs dishes={dishes} />
    </OfficeSection>
  )
}
