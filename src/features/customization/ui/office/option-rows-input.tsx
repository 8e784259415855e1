import { ActionIcon, Button, TextInput } from '@mantine/core'

import { PlusIcon } from '#src/design/icons.tsx'
import smallText from '#src/design/small-text.module.css'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { classNames } from '#src/design/class-names.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import wide from '#src/web/office/form.module.css'
import { MoveButtons } from '#src/web/office/move-buttons.tsx'
import {
  rowPrefixes,
  withDietary,
  withMovedRow,
  withoutRow,
  withRow,
} from '../../rules/edit-schema-values.ts'
import type { Dietary } from '#src/kernel/dietary.ts'
import type { OptionRow } from '../../rules/schema-values.ts'
import { AllergensInput, DietInput } from './dietary-kinds.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { dietaryText, dietaryTexts } from '#src/web/texts/dietary-texts.ts'
import { dietaryFormTexts } from '../../texts/dietary-form-texts.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import styles from './schema-editor.module.css'
import { readPrice, type SchemaInputProps, schemaValuesIn } from './schema-inputs.tsx'

/**
 * The form's rows for sizes, toppings or options: the names in both languages side by side, and the amount that each adds to the
 * price.
 */
export function OptionRowsInput({ input, label, form }: SchemaInputProps<readonly OptionRow[]>) {
  const texts = useTexts(schemaFormTexts)
  const { languages } = useTexts(officeTexts)
  const language = useLanguage()
  const values = schemaValuesIn(form)
  const { type } = values
  if (type === 'half_and_half') return null
  const called = (row: string) => {
    const index = values.rows.findIndex(({ id }) => id === row)
    const { name = '', nameVi = '' } = values.rows[index] ?? {}
    return inLanguage(language, name || nameVi, nameVi) || texts.row(index + 1)
  }
  return (
    <fieldset className={classNames(wide.wide, styles.rows)}>
      <legend>{label}</legend>
      {values.rows.map(({ id, price, ...dietary }, index) => (
        <div key={id} role="group" aria-label={texts.row(index + 1)} className={styles.row}>
          <TextInput
            {...form.field(`rows.${index}.name`)}
            label={languages.en}
            lang="en"
            autoComplete="off"
          />
          <TextInput
            {...form.field(`rows.${index}.nameVi`)}
            label={languages.vi}
            lang="vi"
            autoComplete="off"
          />
          <TextInput
            {...form.field(`rows.${index}.price`)}
            label={texts.price}
            description={readPrice(price)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="off"
          />
          <div className={styles.tools}>
            <MoveButtons
              name={called(id)}
              isFirst={index === 0}
              isLast={index === values.rows.length - 1}
              onMove={(by) => form.change(withMovedRow(values, id, by))}
            />
            <ActionIcon
              aria-label={texts.removeRow(called(id))}
              onClick={() => form.change(withoutRow(values, id))}
            >
              <TrashIcon size="1.375rem" />
            </ActionIcon>
          </div>
          <RowDietary dietary={dietary} onChange={(stated) => form.change(withDietary(values, id, stated))} />
        </div>
      ))}
      {input.error !== false && (
        <p role="alert" className={smallText.error}>
          {input.error}
        </p>
      )}
      <Button
        variant="default"
        leftSection={<PlusIcon size="1.25rem" />}
        onClick={() => form.change(withRow(values, rowId(rowPrefixes[type], serverTime())))}
      >
        {texts.addRow[type]}
      </Button>
    </fieldset>
  )
}

interface RowDietaryProps {
  readonly dietary: Dietary
  onChange(stated: Partial<Dietary>): void
}

/** The allergens and diets of an option as one line of text. A press on the line opens fields for them. */
function RowDietary({ dietary, onChange }: RowDietaryProps) {
  const texts = useTexts(dietaryTexts)
  const labels = useTexts(dietaryFormTexts)
  return (
    <details className={styles.dietary}>
      <summary>{dietaryText(texts, dietary)}</summary>
      <AllergensInput
        label={labels.allergens.label}
        value={dietary.allergens}
        onChange={(allergens) => onChange({ allergens })}
      />
      <DietInput label={labels.diet.label} value={dietary.diet} onChange={(diet) => onChange({ diet })} />
    </details>
  )
}

/** Shows, as one line of text, the rows that another admin has saved meanwhile, with prices, allergens and diets. */
export function OptionRowsSaid({ value }: { readonly value: readonly OptionRow[] }) {
  const language = useLanguage()
  const texts = useTexts(dietaryTexts)
  return value
    .map(({ name, nameVi, price, ...row }) => {
      const isStated = row.allergens !== null || row.diet !== null
      const facts = isStated ? `${price}; ${dietaryText(texts, row)}` : price
      return `${inLanguage(language, name, nameVi)} (${facts})`
    })
    .join(', ')
}
