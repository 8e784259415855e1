import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import type { CustomizationType } from '../../contract/customization-schema.ts'
import { withType } from '../../rules/edit-schema-values.ts'
import { schemaFilters } from '../../rules/filter-schemas.ts'
import type { SchemaValues } from '../../rules/schema-values.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import { schemaListTexts } from '../../texts/schema-list-texts.ts'
import { DefaultChoiceField } from './default-choice-field.tsx'
import styles from './schema-editor.module.css'
import type { SchemaForm } from './use-schema-form.ts'

export interface SchemaPartProps {
  readonly form: SchemaForm
  /** Changes more than one field. */
  set(values: SchemaValues): void
}

const kinds = schemaFilters.type.filter((type): type is CustomizationType => type !== 'all')

/** What all kinds of schema have: names and explanations side by side, and when guests are asked. */
export function SchemaFields({ form, set, isNew }: SchemaPartProps & { readonly isNew: boolean }) {
  const texts = useTexts(schemaFormTexts)
  const { types } = useTexts(schemaListTexts)
  const { values } = form
  return (
    <>
      {isNew && (
        <NativeSelect
          className={styles.wide}
          label={texts.type}
          name="type"
          data={kinds.map((value) => ({ value, label: types[value] }))}
          value={values.type}
          onChange={({ currentTarget }) =>
            set(withType(values, kinds.find((kind) => kind === currentTarget.value) ?? values.type))
          }
        />
      )}
      <TextInput {...form.field('name')} label={texts.name} lang="en" autoComplete="off" data-autofocus />
      <TextInput {...form.field('nameVi')} label={texts.nameVi} lang="vi" autoComplete="off" />
      <Textarea {...form.field('description')} label={texts.description} lang="en" rows={2} />
      <Textarea {...form.field('descriptionVi')} label={texts.descriptionVi} lang="vi" rows={2} />
      <Switch
        label={texts.isActive}
        checked={values.isActive}
        onChange={({ currentTarget }) => set({ ...values, isActive: currentTarget.checked })}
      />
      {values.type !== 'size_selection' && (
        <Switch
          label={texts.isRequired}
          checked={values.isRequired}
          onChange={({ currentTarget }) => set({ ...values, isRequired: currentTarget.checked })}
        />
      )}
      <DefaultChoiceField form={form} set={set} />
    </>
  )
}
