import { Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import styles from '#src/web/office/form.module.css'
import type { CustomerReview } from '../../contract/customer-review.ts'
import type { ReviewValues } from '../../rules/review-values.ts'
import { reviewFormTexts } from '../../texts/review-form-texts.ts'
import { AvatarField } from './avatar-field.tsx'
import { ReviewPreview } from './review-preview.tsx'
import { StarsInput } from './stars-input.tsx'
import { type ReviewFormState, useAddReviewForm, useEditReviewForm } from './use-review-form.ts'

interface FormProps {
  onDone(): void
  onCancel(): void
  /** Something has been chosen, not typed. */
  onEdit(): void
}

export function AddReviewForm(props: FormProps) {
  const texts = useTexts(reviewFormTexts)
  const form = useAddReviewForm(props.onDone)
  return (
    <Fields {...props} form={form} submit={texts.add}>
      <p className={styles.wide}>{texts.publishedHint}</p>
    </Fields>
  )
}

export function EditReviewForm({ review, ...props }: FormProps & { readonly review: CustomerReview }) {
  const texts = useTexts(reviewFormTexts)
  const { form, conflict } = useEditReviewForm(review, props.onDone)
  return (
    <Fields {...props} form={form} submit={texts.save}>
      <Switch
        label={texts.published}
        checked={form.values.isPublished}
        onChange={({ currentTarget }) =>
          form.setValues({ ...form.values, isPublished: currentTarget.checked })
        }
      />
      {conflict && (
        <div className={styles.wide}>
          <Conflict {...conflict} />
        </div>
      )}
    </Fields>
  )
}

interface FieldsProps extends FormProps {
  readonly form: ReviewFormState
  readonly submit: string
  readonly children: ReactNode
}

/** Both languages side by side, and beneath them how guests will see it. */
function Fields({ form, submit, onCancel, onEdit, children }: FieldsProps) {
  const texts = useTexts(reviewFormTexts)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextInput
        {...form.field('customerName')}
        label={texts.customerName}
        lang="en"
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        {...form.field('customerNameVi')}
        label={texts.customerNameVi}
        lang="vi"
        autoComplete="off"
      />
      <TextInput
        {...form.field('customerTitle')}
        label={texts.customerTitle}
        description={texts.titleHint}
        lang="en"
        autoComplete="off"
      />
      <TextInput
        {...form.field('customerTitleVi')}
        label={texts.customerTitleVi}
        description={texts.titleHint}
        lang="vi"
        autoComplete="off"
      />
      <Textarea {...form.field('review')} label={texts.review} lang="en" rows={5} />
      <Textarea {...form.field('reviewVi')} label={texts.reviewVi} lang="vi" rows={5} />
      <StarsInput
        value={form.values.rating}
        onChange={(rating) => form.setValues({ ...form.values, rating })}
      />
      <TextInput
        {...form.field('displayOrder')}
        label={texts.displayOrder}
        description={texts.displayOrderHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <AvatarField form={form} onEdit={onEdit} />
      {children}
      <ReviewPreview values={form.values} />
      <FormButtons cancel={texts.cancel} submit={submit} isSending={form.isSending} onCancel={onCancel} />
    </form>
  )
}

interface ConflictProps {
  readonly others: Partial<ReviewValues>
  merge(): void
}

/** What somebody else has changed meanwhile, by the labels of the form. */
function Conflict({ others, merge }: ConflictProps) {
  const texts = useTexts(reviewFormTexts)
  const labels: Readonly<Record<keyof ReviewValues, string>> = {
    ...texts,
    avatarUrl: texts.avatarUpload,
    isPublished: texts.published,
  }
  const changed = (Object.keys(labels) as (keyof ReviewValues)[]) // the keys of the line above
    .filter((field) => others[field] !== undefined)
    .map((field) => [labels[field], shownValue(others[field])] as const)

  function shownValue(value: ReviewValues[keyof ReviewValues] | undefined): string {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no
    const text = String(value ?? '')
    // The address of a picture says nothing to a reader.
    return text.startsWith('/objects/') ? texts.anotherPicture : text || texts.nothing
  }
  return <EditConflict title={texts.conflict} changed={changed} merge={merge} />
}
