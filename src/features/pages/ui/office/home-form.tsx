import { Switch, Textarea, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { SaveBar } from '#src/web/office/save-bar.tsx'
import { UnsavedChanges } from '#src/web/office/unsaved-changes.tsx'
import type { HomeRecord } from '../../contract/home-content.ts'
import { completeHomeContent } from '../../rules/home-content.ts'
import type { HomeValues } from '../../rules/home-values.ts'
import { defaultHomeContent } from '../../texts/default-home-content.ts'
import { homeEditorTexts } from '../../texts/home-editor-texts.ts'
import { HomeConflict } from './home-conflict.tsx'
import styles from './home-form.module.css'
import { useHomeEdit } from './use-home-edit.ts'

type HomeSection = keyof (typeof homeEditorTexts)['vi']['sections']
type EnglishField = Exclude<keyof HomeValues, `${string}Vi` | 'isActive'>
type Field = ReturnType<typeof useHomeEdit>['form']['field']

const sections: readonly { readonly name: HomeSection; readonly subtitle?: EnglishField }[] = [
  { name: 'hero' },
  { name: 'featured', subtitle: 'featuredSubtitle' },
  { name: 'reservation', subtitle: 'reservationSubtitle' },
  { name: 'reviews', subtitle: 'reviewsSubtitle' },
  { name: 'blog', subtitle: 'blogSubtitle' },
]

/** Titles and subtitles of the home page, section by section, both languages side by side. */
export function HomeForm({ record }: { record: HomeRecord }) {
  const texts = useTexts(homeEditorTexts)
  const { form, isEdited, conflict } = useHomeEdit(record)
  const { isActive, ...typed } = form.values
  const shown = completeHomeContent(typed, defaultHomeContent)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <UnsavedChanges when={isEdited} />
      <p>{texts.empty}</p>
      <Switch
        label={texts.active}
        description={texts.activeHint}
        checked={isActive}
        onChange={({ currentTarget }) => form.setValues({ ...form.values, isActive: currentTarget.checked })}
      />
      {sections.map(({ name, subtitle }) => (
        <fieldset key={name} className={styles.section}>
          <legend>{texts.sections[name]}</legend>
          <TextInLanguages field={form.field} of={`${name}Title`} label={texts.sectionTitle} shown={shown} />
          {subtitle && (
            <TextInLanguages
              field={form.field}
              of={subtitle}
              label={texts.sectionSubtitle}
              shown={shown}
              long
            />
          )}
        </fieldset>
      ))}
      {conflict && <HomeConflict {...conflict} />}
      <SaveBar isEdited={isEdited} isSending={form.isSending} />
    </form>
  )
}

interface TextInLanguagesProps {
  readonly field: Field
  /** Its English field. */
  readonly of: EnglishField
  readonly label: string
  /** What guests read as the form stands. */
  readonly shown: ReturnType<typeof completeHomeContent>
  readonly long?: boolean
}

function TextInLanguages({ field, of, label, shown, long = false }: TextInLanguagesProps) {
  const texts = useTexts(homeEditorTexts)
  const vietnamese = {
    ...field(`${of}Vi`),
    label: texts.inVietnamese(label),
    placeholder: shown[`${of}Vi`] ?? shown[of],
    lang: 'vi',
  }
  const english = { ...field(of), label: texts.inEnglish(label), placeholder: shown[of], lang: 'en' }
  return long ? (
    <>
      <Textarea {...vietnamese} rows={3} />
      <Textarea {...english} rows={3} />
    </>
  ) : (
    <>
      <TextInput {...vietnamese} autoComplete="off" />
      <TextInput {...english} autoComplete="off" />
    </>
  )
}
