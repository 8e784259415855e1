import { Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import type { EditOthers } from '#src/web/office/use-edit-base.ts'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import styles from '#src/web/office/form.module.css'
import type { Category } from '../../contract/menu.ts'
import type { CategoryValues } from '../../rules/category-values.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { useAddCategoryForm, useEditCategoryForm } from './use-category-form.ts'

interface AddCategoryFormProps {
  onDone(): void
  onCancel(): void
}

export function AddCategoryForm({ onDone, onCancel }: AddCategoryFormProps) {
  const texts = useTexts(categoryTexts).form
  return <Fields form={useAddCategoryForm(onDone)} submit={texts.add} onCancel={onCancel} />
}

interface EditCategoryFormProps extends AddCategoryFormProps {
  readonly category: Category
}

export function EditCategoryForm({ category, onDone, onCancel }: EditCategoryFormProps) {
  const texts = useTexts(categoryTexts).form
  const { form, conflict } = useEditCategoryForm(category, onDone)
  return (
    <Fields form={form} submit={texts.save} onCancel={onCancel}>
      {conflict && <CategoryConflict {...conflict} />}
    </Fields>
  )
}

interface FieldsProps {
  readonly form: ReturnType<typeof useAddCategoryForm>
  readonly submit: string
  onCancel(): void
  readonly children?: ReactNode
}

/** What somebody else has changed in the category meanwhile, and how to go on. */
function CategoryConflict({ others, merge }: EditOthers<CategoryValues>) {
  const { changedMeanwhile, form: labels } = useTexts(categoryTexts)
  const changed = Object.entries(others).map(
    // Every field has a label of its own name.
    ([field, value]) => [labels[field as keyof CategoryValues], value] as const,
  )
  return <EditConflict title={changedMeanwhile} changed={changed} merge={merge} />
}

function Fields({ form, submit, onCancel, children }: FieldsProps) {
  const texts = useTexts(categoryTexts).form
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextInput {...form.field('name')} label={texts.name} lang="en" autoComplete="off" data-autofocus />
      <TextInput {...form.field('nameVi')} label={texts.nameVi} lang="vi" autoComplete="off" />
      <Textarea
        {...form.field('description')}
        className={styles.wide}
        label={texts.description}
        description={texts.descriptionHint}
        rows={2}
      />
      <TextInput
        {...form.field('sortOrder')}
        label={texts.sortOrder}
        description={texts.sortOrderHint}
        autoComplete="off"
      />
      {children}
      <FormButtons cancel={texts.cancel} submit={submit} isSending={form.isSending} onCancel={onCancel} />
    </form>
  )
}
