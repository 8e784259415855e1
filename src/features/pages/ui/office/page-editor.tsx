import { queryOptions, useQuery } from '@tanstack/react-query'

import layout from '#src/design/layout.module.css'
import type { Language } from '#src/kernel/language.ts'
import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { type OfficeApi, useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { type EditedRecord, useRecordForm } from '#src/web/office/resource/edited-record.tsx'
import type { Fields } from '#src/web/office/resource/fields.ts'
import { SaveBar } from '#src/web/office/save-bar.tsx'
import { UnsavedChanges } from '#src/web/office/unsaved-changes.tsx'
import { type PageColumn, pageColumns, type PageSections } from '../../rules/page-fields.ts'
import { pageEditorTexts, type pageTexts } from '../../texts/page-editor-texts.ts'
import styles from './page-editor.module.css'

interface PageRow {
  readonly updatedAt: string | null
}

/** A page whose texts the owner can edit. */
export interface Page<Row extends PageRow = PageRow, Table extends Fields<Row> = Fields> extends EditedRecord<
  Row,
  Table
> {
  read(api: OfficeApi): Promise<Row>
  /** The address at which guests see the page. */
  readonly address: string
  readonly sections: PageSections
  /** For some sections, the name of one more field, which follows the section's own fields. */
  readonly also?: Readonly<Record<string, keyof Table & string>>
  readonly texts: Readonly<
    Record<Language, EditedRecord<Row, Table>['texts']['vi'] & Omit<ReturnType<typeof pageTexts>, 'fields'>>
  >
}

/**
 * Returns a function that defines the editor of a page whose record has the type `Row`. TypeScript checks that the editor's parts
 * fit together.
 */
export function pageOf<Row extends PageRow>() {
  return <Table extends Fields<Row>>(page: Page<Row, Table>) => page
}

/** The editor of a page's texts. */
export function PageEditor<Row extends PageRow>({ page }: { page: Page<Row> }) {
  const texts = useTexts(page.texts)
  const api = useOfficeApi()
  const { queryKey } = page
  const query = useQuery(queryOptions({ queryKey, queryFn: () => page.read(api) }))
  return (
    <OfficeSection
      title={texts.title}
      note={texts.empty}
      action={
        <a href={page.address} target="_blank" rel="noreferrer">
          {texts.see}
        </a>
      }
    >
      <Loaded query={query} texts={texts} height="60rem">
        {(row) => <PageForm page={page} row={row} />}
      </Loaded>
    </OfficeSection>
  )
}

interface PageFormProps<Row extends PageRow> {
  readonly page: Page<Row>
  readonly row: Row
}

/** The form for a page's content, section by section: texts with both languages side by side, pictures and films. */
function PageForm<Row extends PageRow>({ page, row }: PageFormProps<Row>) {
  const texts = useTexts(page.texts)
  const { form, inputs, isEdited, isBusy, conflict } = useRecordForm(page, row)
  const columns = pageColumns(page.sections)
  return (
    <form className={layout.stack4} onSubmit={form.submit} noValidate>
      <UnsavedChanges when={isEdited || isBusy} />
      {inputs['isActive']}
      {Object.entries(texts.sections).map(([section, name]) => (
        <fieldset key={section} className={styles.section}>
          <legend>{name}</legend>
          <ColumnHeads />
          {vietnameseFirst(columns.filter((column) => column.section === section)).map(
            (column) => inputs[column.name],
          )}
          {inputs[page.also?.[section] ?? '']}
        </fieldset>
      ))}
      {conflict}
      <SaveBar
        isEdited={isEdited}
        isSending={form.isSending}
        waitsFor={isBusy ? texts.uploading : undefined}
      />
    </form>
  )
}

/** The languages of the two columns. They are hidden from screen readers, because each label names its language. */
function ColumnHeads() {
  const { languages } = useTexts(pageEditorTexts)
  return (
    <>
      {[languages.vi, languages.en].map((language) => (
        <p key={language} className={styles.head} aria-hidden="true">
          {language}
        </p>
      ))}
    </>
  )
}

function vietnameseFirst(columns: readonly PageColumn[]) {
  return columns.flatMap((column, place) => {
    if (column.language === 'vi') return []
    const next = columns[place + 1]
    return next?.language === 'vi' ? [next, column] : [column]
  })
}
