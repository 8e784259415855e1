import { inBothLanguages } from '#src/kernel/both-languages.ts'
import type { Language } from '#src/kernel/language.ts'
import { pageColumns, type PageColumns, type PageSections } from '../rules/page-fields.ts'

/** Texts that the editors of all pages share. */
export const pageEditorTexts = inBothLanguages({
  empty: [
    'Để trống thì khách thấy chữ mờ trong ô, nếu có.',
    'Leave a field empty to use its grey text, if it has one.',
  ],
  active: ['Hiện các lời này', 'Show these texts'],
  isActive: ['Đang hiện', 'Shown'],
  isInactive: ['Đang tắt', 'Not shown'],
  hero: ['Mở đầu', 'Opening'],
  story: ['Câu chuyện', 'Story'],
  labels: { Title: ['Tiêu đề', 'Title'], Subtitle: ['Dòng phụ', 'Subtitle'] },
  languages: { vi: ['tiếng Việt', 'Vietnamese'], en: ['tiếng Anh', 'English'] },
  changedMeanwhile: ['Người khác vừa sửa trang này', 'Somebody else has changed this page meanwhile'],
  pending: ['Đang chờ: khách sẽ thấy sau khi bạn bấm Lưu.', 'Pending: guests see it once you save.'],
  uploading: [
    'Phim đang được tải lên. Tải xong mới lưu được.',
    'A film is being uploaded. It can be saved after that.',
  ],
})

/** The texts about a field: its label within its section, its label together with the section's name, and its hint. */
export interface FieldSaid {
  readonly label: string
  readonly whole: string
  readonly hint?: string | undefined
}

/**
 * The keys of all texts that a page's fields need as labels or hints. If a field names no text for its label, the field's own name
 * is the key.
 */
type Said<Sections extends PageSections, What extends 'label' | 'hint'> = {
  [Section in keyof Sections]: {
    [Part in keyof Sections[Section]]: Sections[Section][Part] extends Readonly<Record<What, infer Key>>
      ? Key
      : What extends 'label'
        ? Part
        : never
  }[keyof Sections[Section]]
}[keyof Sections] &
  string

interface PageTexts<Sections extends PageSections> {
  readonly title: string
  /** The text of the link that leads to the page for guests. */
  readonly see: string
  readonly loading: string
  readonly failed: string
  readonly activeHint: string
  /** The names of the sections, in the order in which the editor shows them. */
  readonly sections: Readonly<Record<keyof Sections, string>>
  readonly labels: Readonly<
    Record<Exclude<Said<Sections, 'label'>, keyof typeof pageEditorTexts.en.labels>, string>
  >
  readonly hints: Readonly<Record<Said<Sections, 'hint'>, string>>
  readonly saved: string
  readonly saveFailed: string
  readonly changedMeanwhile: string
}

/**
 * The texts of a page's editor, with the labels of each column. A field has a short `label` for use in its section, and a `whole`
 * label with the section's name for other places: "Story · Title (Vietnamese)".
 */
export function pageTexts<Sections extends PageSections>(
  sections: Sections,
  language: Language,
  own: PageTexts<Sections>,
) {
  const { empty, active, languages, uploading, ...shared } = pageEditorTexts[language]
  const labels: Readonly<Record<string, string>> = { ...shared.labels, ...own.labels }
  const hints: Readonly<Record<string, string>> = own.hints
  const names: Readonly<Record<string, string>> = own.sections
  const fields = pageColumns(sections).map(({ name, section, part, field, language: writtenIn }) => {
    const said = labels[field.label ?? part] ?? name
    const label = writtenIn ? `${said} (${languages[writtenIn]})` : said
    return [name, { label, whole: `${names[section]} · ${label}`, hint: hints[field.hint ?? ''] }]
  })
  return {
    ...own,
    empty,
    uploading,
    fields: {
      // The cast is right, because `pageColumns` names the columns as their type says.
      ...(Object.fromEntries(fields) as Record<keyof PageColumns<Sections>, FieldSaid>),
      isActive: { label: active, hint: own.activeHint },
    },
  }
}
