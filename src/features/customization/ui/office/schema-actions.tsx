import { ActionIcon, Switch } from '@mantine/core'

import { CopyIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { type ShownToggle, useResourceWrite, useRowName } from '#src/web/office/resource/resource-calls.ts'
import { DeleteLink, EditLink } from '#src/web/office/row-links.tsx'
import type { CustomizationSchema } from '../../contract/customization-schema.ts'
import { schemaTexts } from '../../texts/schema-texts.ts'
import { schemaResource } from './schema-resource.tsx'
import styles from './schema-card.module.css'

interface SchemaActionsProps {
  readonly schema: CustomizationSchema
  readonly name: string
  readonly active: ShownToggle
}

/** The buttons for an option group: pause, edit, copy and delete. A base option group has no button to delete it. */
export function SchemaActions({ schema, name, active }: SchemaActionsProps) {
  const texts = useTexts(schemaTexts)
  const addressOf = useOpenAddress('schema')
  const { id } = schema
  const { send: clone, isPending } = useClone(schema)
  return (
    <div className={card.actions}>
      <Switch
        className={styles.switch}
        aria-label={texts.offered(name)}
        checked={active.isOn}
        onChange={active.toggle}
      />
      <EditLink to={addressOf({ as: 'edit', id })} label={texts.edit(name)} />
      <ActionIcon
        loading={isPending}
        aria-label={texts.cloneOf(name)}
        title={texts.clone}
        onClick={() => void clone()}
      >
        <CopyIcon size="1.375rem" />
      </ActionIcon>
      {!schema.isBaseSchema && (
        <DeleteLink to={addressOf({ as: 'delete', id })} label={texts.deleteOf(name)} />
      )}
    </div>
  )
}

/** Adds a copy of the option group, which can then be changed. */
function useClone(schema: CustomizationSchema) {
  const { created, cloneFailed } = useTexts(schemaTexts)
  const nameOf = useRowName(schemaResource)
  return useResourceWrite(schemaResource, {
    subject: `${schema.id} clone`,
    write: (_value: void, api) =>
      api.call('POST /api/customization-schemas/:id/clone', { params: { id: schema.id } }),
    name: nameOf(schema),
    failed: cloneFailed,
    succeeded: (copy) => created(nameOf(copy)),
  })
}
