import { Textarea, TextInput } from '@mantine/core'

import { Picture } from '#src/design/picture.tsx'
import { useTexts } from '#src/web/language.tsx'
import { PictureField } from '#src/features/uploads/ui/shared/office/picture-field.tsx'
import { type AboutTextField, completeAboutContent } from '../../rules/about-content.ts'
import { aboutEditorTexts } from '../../texts/about-editor-texts.ts'
import { defaultAboutContent } from '../../texts/default-about-content.ts'
import styles from './about-fields.module.css'
import type { useAboutEdit } from './use-about-edit.ts'

export type AboutFormState = ReturnType<typeof useAboutEdit>['form']

/** What guests read as the form stands. */
function shownContent({ values }: AboutFormState) {
  // Only the time of the last change is not in the form, and nothing here shows it.
  return completeAboutContent({ ...values, updatedAt: new Date(0) }, defaultAboutContent)
}

interface AboutTextProps {
  readonly form: AboutFormState
  /** Its English field. */
  readonly of: AboutTextField
  readonly label: string
  /** For a text of several lines. */
  readonly rows?: number
  readonly hint?: string
}

/** A text in both languages, side by side where there is room. */
export function AboutText({ form, of, label, rows, hint }: AboutTextProps) {
  const texts = useTexts(aboutEditorTexts)
  const shown = shownContent(form)
  const vietnamese = {
    ...form.field(`${of}Vi`),
    label: texts.inVietnamese(label),
    placeholder: shown[`${of}Vi`] ?? shown[of],
    description: hint,
    lang: 'vi',
  }
  const english = {
    ...form.field(of),
    label: texts.inEnglish(label),
    placeholder: shown[of],
    description: hint,
    lang: 'en',
  }
  return rows === undefined ? (
    <>
      <TextInput {...vietnamese} autoComplete="off" />
      <TextInput {...english} autoComplete="off" />
    </>
  ) : (
    <>
      <Textarea {...vietnamese} rows={rows} />
      <Textarea {...english} rows={rows} />
    </>
  )
}

interface FigureProps {
  readonly form: AboutFormState
  readonly of: 'Recipes' | 'Served' | 'Fresh' | 'Satisfaction'
}

/** A figure, and its label in both languages. */
export function Figure({ form, of }: FigureProps) {
  const { fields } = useTexts(aboutEditorTexts)
  return (
    <>
      <TextInput
        {...form.field(`stats${of}`)}
        className={styles.wide}
        label={fields[of]}
        placeholder={shownContent(form)[`stats${of}`]}
        autoComplete="off"
      />
      <AboutText form={form} of={`stats${of}Label`} label={fields[`${of}Label`]} />
    </>
  )
}

interface AboutPictureProps {
  readonly form: AboutFormState
  readonly of: 'storyImageUrl' | 'storyImageUrl2' | `teamMember${1 | 2 | 3}ImageUrl`
  readonly label: string
  /** Width by height. */
  readonly aspect: number
}

/** A picture: chosen, cropped and uploaded, or none. */
export function AboutPicture({ form, of, label, aspect }: AboutPictureProps) {
  const address = form.values[of]
  return (
    <PictureField
      label={label}
      value={address}
      onChange={(chosen) => form.setValues({ ...form.values, [of]: chosen })}
      aspect={aspect}
      purpose="image"
      preview={
        <Picture
          src={address || null}
          drawing={NoPicture}
          sizes="10rem"
          width={320}
          height={Math.round(320 / aspect)}
          alt=""
          className={styles.preview}
        />
      }
    />
  )
}

function NoPicture({ className }: { className?: string }) {
  return <div className={className} />
}
