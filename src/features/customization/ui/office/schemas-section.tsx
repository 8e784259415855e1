import { useTexts } from '#src/web/language.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { ResourceDialogs } from '#src/web/office/resource/resource-dialogs.tsx'
import { AddLink } from '#src/web/office/row-links.tsx'
import { schemaTexts } from '../../texts/schema-texts.ts'
import { SchemaEditor } from './schema-editor.tsx'
import { SchemaList } from './schema-list.tsx'
import { schemaResource } from './schema-resource.tsx'
import type { TriedDish } from './tried-dish.ts'

/** All option groups, with buttons for admins. `dishes` are the dishes with which admins can try a group. */
export function SchemasSection({ dishes }: { readonly dishes: readonly TriedDish[] }) {
  const texts = useTexts(schemaTexts)
  const addressOf = useOpenAddress('schema')
  return (
    <OfficeSection
      title={texts.title}
      note={texts.note}
      action={<AddLink to={addressOf({ as: 'new' })}>{texts.add}</AddLink>}
    >
      <SchemaList />
      <ResourceDialogs
        resource={schemaResource}
        renderForm={(form) => <SchemaEditor {...form} dishes={dishes} />}
      />
    </OfficeSection>
  )
}
