import { Badge } from '#src/design/badge.tsx'
import type { Language } from '#src/kernel/language.ts'
import { useTexts } from '#src/web/language.tsx'
import { longText, onOff, OnOffInput, text } from '#src/web/office/resource/field-kinds.tsx'
import type { Field, FieldInputProps } from '#src/web/office/resource/fields.ts'
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

/** The switch that shows a page's texts to guests, with its state in words. */
export const activeSwitch: Field<boolean> = { ...onOff({ initial: true }), Input: ActiveInput }

function ActiveInput(props: FieldInputProps<boolean>) {
  const { isActive, isInactive } = useTexts(pageEditorTexts)
  return (
    <div className={styles.band}>
      <OnOffInput {...props} />
      {/* Screen readers read the state of the switch itself. */}
      <span aria-hidden="true">
        <Badge tone={props.value ? 'success' : 'warning'}>{props.value ? isActive : isInactive}</Badge>
      </span>
    </div>
  )
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
