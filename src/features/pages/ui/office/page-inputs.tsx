import type { Language } from '#src/kernel/language.ts'
import { useTexts } from '#src/web/language.tsx'
import { longText, text } from '#src/web/office/resource/field-kinds.tsx'
import type { Field } from '#src/web/office/resource/fields.ts'
import { completeTexts, type DefaultTexts, type StoredTexts } from '../../rules/complete-texts.ts'
import { type PageColumn, pageColumns, type PageColumns, type PageSections } from '../../rules/page-fields.ts'
import { pageEditorTexts } from '../../texts/page-editor-texts.ts'
import styles from './page-inputs.module.css'
import { pagePicture, type PreviewSize } from './page-picture.tsx'

interface PageDefaults {
  /** The site's default texts, which guests read if an owner's text is empty in both languages. */
  readonly texts: DefaultTexts<string>
  readonly figures?: Readonly<Record<string, string>>
  /** The size in which the editor previews the page's pictures. */
  readonly preview: PreviewSize
}

/** Makes the fields of a page's editor, one for each column of the page. */
export function pageInputs<Sections extends PageSections>(sections: Sections, defaults: PageDefaults) {
  const fields = pageColumns(sections).map((column) => [column.name, fieldOf(column, defaults)])
  return Object.fromEntries(fields) as Record<keyof PageColumns<Sections>, Field<string>> // one for each
}

function fieldOf({ name, section, part, language, field }: PageColumn, defaults: PageDefaults) {
  const { rows, aspect } = field
  if (aspect !== undefined) return pagePicture({ aspect, size: defaults.preview })
  if (!language) return text({ className: styles.wide, placeholder: () => defaults.figures?.[name] })
  const english = `${section}${part}`
  const placeholder = (values: StoredTexts<string>) => {
    const shown = completeTexts([english], values, defaults.texts)
    return shown[name] ?? shown[english]
  }
  const renderLabel = (label: string) => <LabelInColumn label={label} language={language} />
  const options = { language, renderLabel, placeholder }
  return rows === undefined ? text(options) : longText({ ...options, rows })
}

/** A label whose language is hidden on a wide screen, because it stands at the head of the column there. */
function LabelInColumn({ label, language }: { readonly label: string; readonly language: Language }) {
  const suffix = ` (${useTexts(pageEditorTexts).languages[language]})`
  return (
    <>
      {label.replace(suffix, '')}
      <span className={styles.language}>{suffix}</span>
    </>
  )
}
