import { ActionIcon, Switch } from '@mantine/core'

import { Badge } from '#src/design/badge.tsx'
import { CloseIcon } from '#src/design/icons.tsx'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { MoveButtons } from '#src/web/office/move-buttons.tsx'
import type { CustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { offeredSchema } from '#src/features/customization/rules/required.ts'
import type { ChosenSchema } from '../../rules/chosen-schemas.ts'
import { dishSchemasTexts } from '../../texts/dish-schemas-texts.ts'
import styles from './dish-form.module.css'

interface ChosenSchemaRowProps {
  readonly chosen: ChosenSchema
  /** Undefined until the option groups are loaded. */
  readonly schema: CustomizationSchema | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  onMove(by: -1 | 1): void
  onRequire(isRequired: boolean): void
  onRemove(): void
}

/** An option group in the list of a dish, with a switch for whether guests must choose, and buttons to move it. */
export function ChosenSchemaRow(props: ChosenSchemaRowProps) {
  const { chosen, schema, isFirst, isLast, onMove, onRequire, onRemove } = props
  const texts = useTexts(dishSchemasTexts)
  const language = useLanguage()
  const name = schema ? inLanguage(language, schema.name, schema.nameVi) : texts.loading
  const isAlways = schema !== undefined && offeredSchema(schema).isRequired
  return (
    <div className={styles.schema}>
      <p className={styles.schemaName}>
        <span lang={schema && foreignLanguage(language, schema.nameVi)}>{name}</span>{' '}
        {schema?.isActive === false && <Badge>{texts.paused}</Badge>}
      </p>
      <Switch
        label={isAlways ? texts.always : texts.required}
        aria-label={texts.requiredOf(name)}
        checked={isAlways || chosen.isRequired}
        disabled={isAlways}
        onChange={({ currentTarget }) => onRequire(currentTarget.checked)}
      />
      <div className={styles.buttons}>
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <ActionIcon aria-label={texts.removeOf(name)} title={texts.remove} onClick={onRemove}>
          <CloseIcon size="1.375rem" />
        </ActionIcon>
      </div>
    </div>
  )
}
