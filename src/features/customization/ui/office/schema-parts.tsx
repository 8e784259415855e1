import { ActionIcon, Button, Switch, TextInput } from '@mantine/core'

import { PlusIcon } from '#src/design/icons.tsx'
import { TrashIcon } from '#src/design/task-icons.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { rowId } from '#src/kernel/row-id.ts'
import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { MoveButtons } from '#src/web/office/move-buttons.tsx'
import type { CustomizationType } from '../../contract/customization-schema.ts'
import {
  rowPrefixes,
  withAllowMultiple,
  withMaxSelections,
  withMovedRow,
  withoutRow,
  withRow,
} from '../../rules/edit-schema-values.ts'
import { typedPrice } from '../../rules/schema-values.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import styles from './schema-editor.module.css'
import type { SchemaPartProps } from './schema-fields.tsx'

interface OptionRowsProps extends SchemaPartProps {
  readonly type: Exclude<CustomizationType, 'half_and_half'>
}

/** The sizes, toppings or options: names in both languages side by side, and what each adds to the price. */
export function OptionRows({ form, set, type }: OptionRowsProps) {
  const texts = useTexts(schemaFormTexts)
  const language = useLanguage()
  const { values } = form
  const { error } = form.field('rows')
  const called = (row: string) => {
    const index = values.rows.findIndex(({ id }) => id === row)
    const { name = '', nameVi = '' } = values.rows[index] ?? {}
    return inLanguage(language, name || nameVi, nameVi) || texts.row(index + 1)
  }
  return (
    <fieldset className={styles.rows}>
      <legend>{texts.rows[type]}</legend>
      {values.rows.map(({ id, price }, index) => (
        <div key={id} role="group" aria-label={texts.row(index + 1)} className={styles.row}>
          <TextInput
            {...form.field(`rows.${index}.name`)}
            label={texts.rowName}
            lang="en"
            autoComplete="off"
          />
          <TextInput
            {...form.field(`rows.${index}.nameVi`)}
            label={texts.rowNameVi}
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
              earlier={{ label: texts.earlierRow(called(id)), title: texts.earlier }}
              later={{ label: texts.laterRow(called(id)), title: texts.later }}
              isFirst={index === 0}
              isLast={index === values.rows.length - 1}
              onMove={(by) => set(withMovedRow(values, id, by))}
            />
            <ActionIcon aria-label={texts.removeRow(called(id))} onClick={() => set(withoutRow(values, id))}>
              <TrashIcon size="1.375rem" />
            </ActionIcon>
          </div>
        </div>
      ))}
      {error !== false && error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button
        variant="default"
        leftSection={<PlusIcon size="1.25rem" />}
        onClick={() => set(withRow(values, rowId(rowPrefixes[type], serverTime())))}
      >
        {texts.addRow[type]}
      </Button>
    </fieldset>
  )
}

/** How a typed price will be read, where that is not what stands there. */
function readPrice(typed: string): string | undefined {
  const price = typedPrice(typed)
  const read = formatMoney(price)
  return Number.isNaN(price) || read === typed ? undefined : `= ${read}`
}

/** How many toppings may be chosen. */
export function ToppingsFields({ form, set }: SchemaPartProps) {
  const texts = useTexts(schemaFormTexts)
  const { values } = form
  return (
    <>
      <Switch
        className={styles.wide}
        label={texts.allowMultiple}
        checked={values.allowMultiple}
        onChange={({ currentTarget }) => set(withAllowMultiple(values, currentTarget.checked))}
      />
      <TextInput
        {...form.field('minSelections')}
        label={texts.min}
        description={texts.minHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        {...form.field('maxSelections')}
        label={texts.max}
        description={texts.maxHint}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ currentTarget }) => set(withMaxSelections(values, currentTarget.value))}
      />
    </>
  )
}

/** What it costs to combine two halves. */
export function HalvesFields({ form }: Pick<SchemaPartProps, 'form'>) {
  const texts = useTexts(schemaFormTexts)
  return (
    <TextInput
      {...form.field('halfAndHalfFee')}
      className={styles.wide}
      label={texts.fee}
      description={readPrice(form.values.halfAndHalfFee) ?? texts.feeHint}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
