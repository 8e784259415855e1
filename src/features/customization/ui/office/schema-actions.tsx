import { ActionIcon, Switch } from '@mantine/core'

import { classNames } from '#src/design/class-names.ts'
import { CopyIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { DeleteLink, EditLink } from '#src/web/office/row-links.tsx'
import type { CustomizationSchema } from '../../contract/customization-schema.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import { schemaListTexts } from '../../texts/schema-list-texts.ts'
import styles from './schema-card.module.css'
import { useSchemaClone } from './use-schema-changes.ts'

interface SchemaActionsProps {
  readonly schema: CustomizationSchema
  readonly name: string
  readonly isActive: boolean
  onActive(isActive: boolean): void
}

/** What one can do to a schema: pause it, change it, copy it, delete it unless it is a base schema. */
export function SchemaActions({ schema, name, isActive, onActive }: SchemaActionsProps) {
  const texts = useTexts(schemaListTexts)
  const { edit: editOf } = useTexts(schemaFormTexts)
  const addressOf = useRowAddress('schema')
  const { clone, isPending } = useSchemaClone(schema)
  return (
    <div className={classNames(card.actions, styles.actions)}>
      <Switch
        className={styles.switch}
        aria-label={texts.offered(name)}
        checked={isActive}
        onChange={({ currentTarget }) => onActive(currentTarget.checked)}
      />
      <EditLink to={addressOf(schema.id, 'edit')} label={editOf(name)} />
      <ActionIcon
        loading={isPending}
        aria-label={texts.cloneOf(name)}
        title={texts.clone}
        onClick={() => void clone()}
      >
        <CopyIcon size="1.375rem" />
      </ActionIcon>
      {!schema.isBaseSchema && (
        <DeleteLink to={addressOf(schema.id, 'delete')} label={texts.deleteOf(name)} />
      )}
    </div>
  )
}
