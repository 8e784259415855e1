import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import type { EditOthers } from '#src/web/office/use-edit-base.ts'
import type { OptionRow, SchemaValues } from '../../rules/schema-values.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'

interface SchemaConflictProps extends EditOthers<SchemaValues> {
  /** Of what kind it is; its rows are named by that. */
  readonly type: SchemaValues['type']
}

/** Somebody else has changed the schema that is being edited: to what, and how to go on. */
export function SchemaConflict({ others, merge, type }: SchemaConflictProps) {
  const texts = useTexts(schemaFormTexts)
  const language = useLanguage()
  const rowText = (row: OptionRow | string) =>
    typeof row === 'string' ? row : `${inLanguage(language, row.name, row.nameVi)} (${row.price})`
  const labels: Readonly<Record<keyof SchemaValues, string>> = {
    ...texts,
    rows: type === 'half_and_half' ? texts.type : texts.rows[type],
    minSelections: texts.min,
    maxSelections: texts.max,
    halfAndHalfFee: texts.fee,
  }
  const changed = Object.entries(others).map(([field, value]) => {
    const shown =
      typeof value === 'boolean'
        ? value
          ? texts.yes
          : texts.no
        : typeof value === 'string'
          ? value
          : value.map(rowText).join(', ')
    return [labels[field as keyof SchemaValues], shown] as const // of the entries of one
  })
  return <EditConflict title={texts.changedMeanwhile} changed={changed} merge={merge} />
}
