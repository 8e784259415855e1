import { type ReactNode, useId } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import type { CustomizationSchema } from '../../contract/customization-schema.ts'
import type { SchemaValues } from '../../rules/schema-values.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import type { TriedDish } from '#src/features/customization/ui/shared/office/tried-dish.ts'
import { HalvesFields, OptionRows, ToppingsFields } from './schema-parts.tsx'
import { SchemaFields } from './schema-fields.tsx'
import { SchemaConflict } from './schema-conflict.tsx'
import styles from './schema-editor.module.css'
import { SchemaPreview } from './schema-preview.tsx'
import { type SchemaForm, useNewSchemaForm, useSchemaForm } from './use-schema-form.ts'

interface NewSchemaProps {
  /** Dishes of the menu, to try the schema with. */
  readonly dishes: readonly TriedDish[]
  /** Something was changed otherwise than by typing. */
  onEdit(): void
  onDone(): void
  onCancel(): void
}

/** The form of a new schema, of any kind. */
export function NewSchema(props: NewSchemaProps) {
  return <SchemaEditor {...props} form={useNewSchemaForm(props.onDone)} isNew />
}

/** The form of a schema. */
export function EditSchema({ schema, ...props }: NewSchemaProps & { readonly schema: CustomizationSchema }) {
  const { form, conflict } = useSchemaForm(schema, props.onDone)
  return (
    <SchemaEditor {...props} form={form} schemaId={schema.id} isNew={false}>
      {conflict && <SchemaConflict {...conflict} type={schema.type} />}
    </SchemaEditor>
  )
}

interface SchemaEditorProps extends NewSchemaProps {
  readonly form: SchemaForm
  readonly isNew: boolean
  readonly schemaId?: string
  readonly children?: ReactNode
}

/** Everything about a schema, and beside it what guests see of it while it is typed. */
function SchemaEditor({ form, isNew, schemaId, dishes, onEdit, onCancel, children }: SchemaEditorProps) {
  const texts = useTexts(schemaFormTexts)
  const id = useId()
  const { type } = form.values
  function set(values: SchemaValues) {
    form.setValues(values)
    onEdit()
  }
  return (
    <div className={styles.editor}>
      <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
        <SchemaFields form={form} set={set} isNew={isNew} />
        {type === 'half_and_half' ? (
          <HalvesFields form={form} />
        ) : (
          <OptionRows form={form} set={set} type={type} />
        )}
        {type === 'additional_toppings' && <ToppingsFields form={form} set={set} />}
      </form>
      <SchemaPreview schemaId={schemaId} values={form.values} dishes={dishes} />
      {children && <div className={styles.wide}>{children}</div>}
      <FormButtons
        form={id}
        cancel={texts.cancel}
        submit={texts.save}
        isSending={form.isSending}
        onCancel={onCancel}
      />
    </div>
  )
}
