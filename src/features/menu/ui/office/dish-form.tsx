import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

import { inLanguage } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { parseTypedAmount } from '#src/kernel/typed-amount.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import styles from '#src/web/office/form.module.css'
import type { MenuItem } from '../../contract/menu.ts'
import { sortCategories } from '../../rules/menu-order.ts'
import { dishFormTexts } from '../../texts/dish-form-texts.ts'
import { DishConflict } from './dish-conflict.tsx'
import { DishPictureField } from './dish-picture-field.tsx'
import { useCategories } from './menu-queries.ts'
import { SchemaPicker } from './schema-picker.tsx'
import { type DishFormState, useAddDishForm, useEditDishForm } from './use-dish-form.ts'

interface AddDishFormProps {
  /** Of the category whose dishes are looked at; empty for all. */
  readonly categoryId: string
  onDone(): void
  onCancel(): void
  /** Something has been chosen, not typed. */
  onEdit(): void
}

export function AddDishForm({ categoryId, onDone, onCancel, onEdit }: AddDishFormProps) {
  const texts = useTexts(dishFormTexts)
  const { form, schemas, setSchemas } = useAddDishForm(categoryId, onDone)
  return (
    <Fields form={form} submit={texts.add} onCancel={onCancel} onEdit={onEdit}>
      <SchemaPicker
        chosen={schemas}
        onChange={(changed) => {
          setSchemas(changed)
          onEdit()
        }}
      />
    </Fields>
  )
}

interface EditDishFormProps {
  readonly dish: MenuItem
  onDone(): void
  onCancel(): void
  onEdit(): void
}

export function EditDishForm({ dish, onDone, onCancel, onEdit }: EditDishFormProps) {
  const texts = useTexts(dishFormTexts)
  const { form, conflict } = useEditDishForm(dish, onDone)
  return (
    <Fields form={form} submit={texts.save} onCancel={onCancel} onEdit={onEdit}>
      {conflict && <DishConflict {...conflict} />}
    </Fields>
  )
}

interface FieldsProps {
  readonly form: DishFormState
  readonly submit: string
  onCancel(): void
  onEdit(): void
  readonly children?: ReactNode
}

function Fields({ form, submit, onCancel, onEdit, children }: FieldsProps) {
  const texts = useTexts(dishFormTexts)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextInput {...form.field('name')} label={texts.name} lang="en" autoComplete="off" data-autofocus />
      <TextInput {...form.field('nameVi')} label={texts.nameVi} lang="vi" autoComplete="off" />
      <Textarea {...form.field('description')} label={texts.description} lang="en" rows={4} />
      <Textarea {...form.field('descriptionVi')} label={texts.descriptionVi} lang="vi" rows={4} />
      <PriceField form={form} />
      <CategoryField form={form} />
      <DishPictureField form={form} onEdit={onEdit} />
      <TextInput {...form.field('tags')} label={texts.tags} description={texts.tagsHint} autoComplete="off" />
      <Switch
        label={texts.available}
        checked={form.values.isAvailable}
        onChange={({ currentTarget }) =>
          form.setValues({ ...form.values, isAvailable: currentTarget.checked })
        }
      />
      {children}
      <FormButtons cancel={texts.cancel} submit={submit} isSending={form.isSending} onCancel={onCancel} />
    </form>
  )
}

/** The price as it is typed, and beneath it as guests will read it. */
function PriceField({ form }: { form: DishFormState }) {
  const texts = useTexts(dishFormTexts)
  const amount = parseTypedAmount(form.values.price)
  return (
    <TextInput
      {...form.field('price')}
      label={texts.price}
      description={amount === undefined ? texts.priceHint : texts.priceRead(formatMoney(amount))}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}

function CategoryField({ form }: { form: DishFormState }) {
  const texts = useTexts(dishFormTexts)
  const language = useLanguage()
  const { data } = useCategories()
  const known = sortCategories(data ?? [], language).map(({ id, name, nameVi }) => ({
    value: id,
    label: inLanguage(language, name, nameVi),
  }))
  const isKnown = known.some(({ value }) => value === form.values.categoryId)
  return (
    <NativeSelect
      {...form.field('categoryId')}
      label={texts.category}
      description={data?.length === 0 && texts.noCategory}
      data={[...(isKnown ? [] : [{ value: form.values.categoryId, label: texts.chooseCategory }]), ...known]}
    />
  )
}
