import { useId } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import formStyles from '#src/web/office/form.module.css'
import type { AnyFormProps } from '#src/web/office/resource/resource-form.tsx'
import { useInputs } from '#src/web/office/resource/resource-inputs.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { TriedDish } from './tried-dish.ts'
import type { CustomizationSchema } from '../../contract/customization-schema.ts'
import { schemaValuesIn } from './schema-inputs.tsx'
import styles from './schema-editor.module.css'
import { SchemaPreview } from './schema-preview.tsx'

interface SchemaEditorProps extends AnyFormProps<CustomizationSchema> {
  /** The dishes of the menu. Admins choose one of them to try the option group in the preview. */
  readonly dishes: readonly TriedDish[]
}

/** The form of an option group. Beside it a preview shows what guests will see, while the admin types. */
export function SchemaEditor({ dishes, onCancel, children, ...fields }: SchemaEditorProps) {
  const { cancel, record } = useTexts(officeTexts)
  const id = useId()
  const { form, row } = fields
  const { inputs } = useInputs(fields)
  return (
    <div className={styles.editor}>
      <form id={id} className={formStyles.form} onSubmit={form.submit} noValidate>
        {Object.values(inputs)}
      </form>
      <SchemaPreview schemaId={row?.id} values={schemaValuesIn(form)} dishes={dishes} />
      {children}
      <FormButtons
        form={id}
        cancel={cancel}
        submit={record.save}
        isSending={form.isSending}
        onCancel={onCancel}
      />
    </div>
  )
}
