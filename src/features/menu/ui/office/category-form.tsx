import { Button, Textarea, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/form.module.css'
import type { Category } from '../../contract/menu.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { useAddCategoryForm, useEditCategoryForm } from './use-category-form.ts'

interface AddCategoryFormProps {
  onDone(): void
}

export function AddCategoryForm({ onDone }: AddCategoryFormProps) {
  const texts = useTexts(categoryTexts).form
  return <Fields form={useAddCategoryForm(onDone)} submit={texts.add} onCancel={onDone} />
}

interface EditCategoryFormProps extends AddCategoryFormProps {
  readonly category: Category
}

export function EditCategoryForm({ category, onDone }: EditCategoryFormProps) {
  const texts = useTexts(categoryTexts).form
  return <Fields form={useEditCategoryForm(category, onDone)} submit={texts.save} onCancel={onDone} />
}

interface FieldsProps {
  readonly form: ReturnType<typeof useAddCategoryForm>
  readonly submit: string
  onCancel(): void
}

function Fields({ form, submit, onCancel }: FieldsProps) {
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
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={form.isSending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
