import { Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { SaveBar } from '#src/web/office/save-bar.tsx'
import { UnsavedChanges } from '#src/web/office/unsaved-changes.tsx'
import type { HomeRecord, HomeTexts } from '../../contract/home-content.ts'
import type { StoryPictures } from '../../contract/home-story.ts'
import { completeHomeContent } from '../../rules/home-content.ts'
import type { FilmName } from '../../rules/films.ts'
import { defaultHomeContent } from '../../texts/default-home-content.ts'
import { homeEditorTexts } from '../../texts/home-editor-texts.ts'
import { homeFilmTexts } from '../../texts/home-film-texts.ts'
import { HomeConflict } from './home-conflict.tsx'
import { HomeFilmFields } from './home-film-fields.tsx'
import styles from './home-form.module.css'
import { HomePictureField } from './home-picture-field.tsx'
import { useHomeEdit } from './use-home-edit.ts'

type HomeSection = keyof (typeof homeEditorTexts)['vi']['sections']
type EnglishField = Exclude<keyof HomeTexts, `${string}Vi`>
type Field = ReturnType<typeof useHomeEdit>['form']['field']

interface Part {
  readonly name: HomeSection
  readonly subtitle?: EnglishField
  /** What a chapter tells. */
  readonly text?: EnglishField
  readonly picture?: keyof StoryPictures
  readonly film?: FilmName
}

const sections: readonly Part[] = [
  { name: 'hero', subtitle: 'heroSubtitle', film: 'hero' },
  { name: 'featured', subtitle: 'featuredSubtitle' },
  { name: 'story', subtitle: 'storySubtitle' },
  { name: 'chapter1', text: 'chapter1Text', picture: 'chapter1ImageUrl' },
  { name: 'chapter2', text: 'chapter2Text', picture: 'chapter2ImageUrl' },
  { name: 'chapter3', text: 'chapter3Text', picture: 'chapter3ImageUrl' },
  { name: 'reservation', subtitle: 'reservationSubtitle', film: 'reservation' },
  { name: 'reviews', subtitle: 'reviewsSubtitle' },
  { name: 'visit', subtitle: 'visitSubtitle', picture: 'visitImageUrl' },
  { name: 'blog', subtitle: 'blogSubtitle' },
]

/** The texts of the home page, both languages side by side, its pictures and films, section by section. */
export function HomeForm({ record }: { record: HomeRecord }) {
  const texts = useTexts(homeEditorTexts)
  const { uploading } = useTexts(homeFilmTexts)
  const [sent, setSent] = useState<readonly FilmName[]>([])
  const isUploading = sent.length > 0
  const { form, isEdited, conflict } = useHomeEdit(record)
  const { isActive, ...typed } = form.values
  const shown = completeHomeContent(typed, defaultHomeContent)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <UnsavedChanges when={isEdited || isUploading} />
      <p>{texts.empty}</p>
      <Switch
        label={texts.active}
        description={texts.activeHint}
        checked={isActive}
        onChange={({ currentTarget }) => form.setValues({ ...form.values, isActive: currentTarget.checked })}
      />
      {sections.map(({ name, subtitle, text, picture, film }) => (
        <fieldset key={name} className={styles.section}>
          <legend>{texts.sections[name]}</legend>
          <TextInLanguages
            field={form.field}
            of={`${name}Title`}
            label={texts.sectionTitle}
            hint={text && texts.chapterHint}
            shown={shown}
          />
          {subtitle && (
            <TextInLanguages
              field={form.field}
              of={subtitle}
              label={texts.sectionSubtitle}
              shown={shown}
              long
            />
          )}
          {text && (
            <TextInLanguages field={form.field} of={text} label={texts.chapterText} shown={shown} long />
          )}
          {picture && (
            <HomePictureField
              form={form}
              record={record}
              of={picture}
              label={texts.picture}
              hint={texts.pictureHint}
            />
          )}
          {film && (
            <HomeFilmFields
              name={film}
              form={form}
              record={record}
              onBusy={(isBusy) =>
                setSent((before) => [...before.filter((each) => each !== film), ...(isBusy ? [film] : [])])
              }
            />
          )}
        </fieldset>
      ))}
      {conflict && <HomeConflict {...conflict} />}
      <SaveBar
        isEdited={isEdited}
        isSending={form.isSending}
        waitsFor={isUploading ? uploading : undefined}
      />
    </form>
  )
}

interface TextInLanguagesProps {
  readonly field: Field
  /** Its English field. */
  readonly of: EnglishField
  readonly label: string
  readonly hint?: string | undefined
  /** What guests read as the form stands. */
  readonly shown: ReturnType<typeof completeHomeContent>
  readonly long?: boolean
}

function TextInLanguages({ field, of, label, hint, shown, long = false }: TextInLanguagesProps) {
  const texts = useTexts(homeEditorTexts)
  const vietnamese = {
    ...field(`${of}Vi`),
    label: texts.inVietnamese(label),
    placeholder: shown[`${of}Vi`] ?? shown[of],
    description: hint,
    lang: 'vi',
  }
  const english = {
    ...field(of),
    label: texts.inEnglish(label),
    placeholder: shown[of],
    description: hint,
    lang: 'en',
  }
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
