import { Switch } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { SaveBar } from '#src/web/office/save-bar.tsx'
import { UnsavedChanges } from '#src/web/office/unsaved-changes.tsx'
import type { AboutRecord } from '../../contract/about-content.ts'
import { aboutEditorTexts } from '../../texts/about-editor-texts.ts'
import { AboutConflict } from './about-conflict.tsx'
import { AboutPicture, AboutText, type AboutFormState, Figure } from './about-fields.tsx'
import styles from './home-form.module.css'
import { useAboutEdit } from './use-about-edit.ts'

const members = [1, 2, 3] as const

/** The page about the restaurant, section by section, both languages side by side. */
export function AboutForm({ record }: { record: AboutRecord }) {
  const texts = useTexts(aboutEditorTexts)
  const { form, isEdited, conflict } = useAboutEdit(record)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <UnsavedChanges when={isEdited} />
      <p>{texts.empty}</p>
      <Switch
        label={texts.active}
        description={texts.activeHint}
        checked={form.values.isActive}
        onChange={({ currentTarget }) => form.setValues({ ...form.values, isActive: currentTarget.checked })}
      />
      <StorySections form={form} />
      {(['vision', 'mission', 'values'] as const).map((belief) => (
        <fieldset key={belief} className={styles.section}>
          <legend>{texts.sections[belief]}</legend>
          <AboutText form={form} of={`${belief}Title`} label={texts.fields.Title} />
          <AboutText form={form} of={`${belief}Content`} label={texts.fields.Content} rows={4} />
        </fieldset>
      ))}
      <fieldset className={styles.section}>
        <legend>{texts.sections.team}</legend>
        <AboutText form={form} of="teamTitle" label={texts.fields.Title} />
        <AboutText form={form} of="teamContent" label={texts.fields.Content} rows={3} />
      </fieldset>
      {members.map((number) => (
        <fieldset key={number} className={styles.section}>
          <legend>{texts.sections[`teamMember${number}`]}</legend>
          <AboutText
            form={form}
            of={`teamMember${number}Name`}
            label={texts.fields.Name}
            hint={texts.memberHint}
          />
          <AboutText form={form} of={`teamMember${number}Title`} label={texts.post} />
          <AboutText
            form={form}
            of={`teamMember${number}Description`}
            label={texts.fields.Description}
            rows={3}
          />
          <AboutPicture
            form={form}
            of={`teamMember${number}ImageUrl`}
            label={texts.fields.ImageUrl}
            aspect={1}
          />
        </fieldset>
      ))}
      {conflict && <AboutConflict {...conflict} />}
      <SaveBar isEdited={isEdited} isSending={form.isSending} />
    </form>
  )
}

function StorySections({ form }: { form: AboutFormState }) {
  const texts = useTexts(aboutEditorTexts)
  const { fields, sections } = texts
  return (
    <>
      <fieldset className={styles.section}>
        <legend>{sections.hero}</legend>
        <AboutText form={form} of="heroTitle" label={fields.Title} />
        <AboutText form={form} of="heroSubtitle" label={fields.Subtitle} rows={2} />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{sections.story}</legend>
        <AboutText form={form} of="storyTitle" label={fields.Title} />
        <AboutText form={form} of="storyContent" label={fields.Content} rows={12} hint={texts.storyHint} />
        <AboutPicture form={form} of="storyImageUrl" label={fields.ImageUrl} aspect={16 / 9} />
        <AboutPicture form={form} of="storyImageUrl2" label={fields.ImageUrl2} aspect={16 / 9} />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{sections.stats}</legend>
        <Figure form={form} of="Recipes" />
        <Figure form={form} of="Served" />
        <Figure form={form} of="Fresh" />
        <Figure form={form} of="Satisfaction" />
      </fieldset>
    </>
  )
}
