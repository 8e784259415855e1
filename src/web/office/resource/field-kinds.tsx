import { NativeSelect, Switch, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'

import type { Language } from '#src/kernel/language.ts'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import { parseTypedAmount } from '#src/kernel/typed-amount.ts'
import { useLanguage, useTexts } from '../../language.tsx'
import styles from '../form.module.css'
import { officeTexts } from '../texts/office-texts.ts'
import { WebAddressInput } from '../web-address-input.tsx'
import type { Field, FieldInputProps, WholeForm } from './fields.ts'

interface TextOptions {
  /** The language of the text; it becomes the attribute `lang` of the input. */
  readonly language?: Language
  readonly isOptional?: boolean
  readonly initial?: string
  /** True if the field takes a whole line of the form. */
  readonly isWide?: boolean
  /** Shows the label in another way than as plain text. */
  renderLabel?(label: string): ReactNode
  /** The text that guests read while the field is empty. */
  placeholder?(values: WholeForm['values']): string | undefined
}

/** A field for one line of text, or for a number as the user typed it; empty if the row contains null. */
export function text({
  language,
  isOptional = false,
  initial = '',
  isWide = false,
  renderLabel = asText,
  placeholder,
  ...input
}: TextOptions &
  Pick<
    TextInputProps,
    'inputMode' | 'inputWrapperOrder' | 'type' | 'autoCapitalize' | 'spellCheck' | 'className'
  > = {}): Field<string> {
  return {
    ...written,
    initial,
    isOptional,
    Input: (props) => (
      <TextInput
        {...typed(props)}
        label={renderLabel(props.label)}
        {...(isWide && { className: styles.wide })}
        {...input}
        lang={language}
        placeholder={placeholder?.(props.form.values)}
      />
    ),
  }
}

/** A field for several lines of text; empty if the row contains null. */
export function longText({
  language,
  isOptional = false,
  initial = '',
  isWide = false,
  rows = 4,
  renderLabel = asText,
  placeholder,
}: TextOptions & { readonly rows?: number } = {}): Field<string> {
  return {
    ...written,
    initial,
    isOptional,
    Input: (props) => (
      <Textarea
        {...typed(props)}
        label={renderLabel(props.label)}
        rows={rows}
        lang={language}
        className={isWide ? styles.wide : undefined}
        placeholder={placeholder?.(props.form.values)}
      />
    ),
  }
}

/** A field for a complete web address. If `https://` is missing, a button adds it. The field is empty if the row contains null. */
export function webAddress({
  language,
  ...input
}: Pick<TextOptions, 'language'> & Pick<TextInputProps, 'type' | 'placeholder'> = {}): Field<string> {
  return {
    ...written,
    initial: '',
    Input: (props) => (
      <WebAddressInput {...typed(props)} {...input} lang={language} onComplete={props.onChange} />
    ),
  }
}

/**
 * A field for an amount in whole đồng. A row's "288000.00" is shown as "288.000đ", and users may type amounts as they usually write
 * them. Below the field is the amount as guests will read it. The resource's schema turns the typed text into the text that the API
 * takes.
 */
export function money({ isOptional = false }: Pick<TextOptions, 'isOptional'> = {}): Field<string> {
  return {
    ...written,
    initial: '',
    isOptional,
    read: (row, name) => {
      const stored: unknown = Reflect.get(row, name)
      return typeof stored === 'string' ? formatMoney(amountOf(stored)) : ''
    },
    Input: MoneyInput,
  }
}

function MoneyInput({ hint, ...props }: FieldInputProps<string>) {
  const { readAs } = useTexts(officeTexts)
  const amount = parseTypedAmount(props.value)
  return (
    <TextInput
      {...typed({ ...props, hint: amount === undefined ? hint : readAs(formatMoney(amount)) })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
    />
  )
}

/** A field with a switch, which is on if the row contains true, and off otherwise. */
export function onOff({ initial }: { readonly initial: boolean }): Field<boolean> {
  return {
    initial,
    read: (row, name) => Reflect.get(row, name) === true,
    Input: OnOffInput,
    Said({ value }) {
      const words = useTexts(officeTexts).values
      return value ? words.yes : words.no
    },
  }
}

export function OnOffInput({ label, hint, value, onChange }: FieldInputProps<boolean>) {
  return (
    <Switch
      label={label}
      description={hint}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}

interface ChoiceOptions<Value extends string> {
  readonly initial: Value
  readonly options: readonly Value[]
  /** The label of each value. Without labels, the values themselves are shown. */
  readonly labels?: Readonly<Record<Language, Readonly<Record<Value, string>>>>
  /** For each value a text, shown below the field, that explains the value. */
  readonly hints?: Readonly<Record<Language, Readonly<Record<Value, string>>>>
}

/**
 * A field for one of several values; it is '' if the row contains null. If the row contains a value that is no longer among them,
 * the field offers this value too.
 */
export function choice<Value extends string>(options: ChoiceOptions<Value>): Field<Value> {
  const { initial, options: offered, labels, hints } = options
  const read = (row: object, name: string) => (Reflect.get(row, name) ?? '') as Value // the form's definition fits its row
  const labelIn = (language: Language, value: Value) => labels?.[language][value] ?? value
  function ChoiceInput({ input, label, row, value }: FieldInputProps<Value>) {
    const language = useLanguage()
    const stored = row ? read(row, input.name) : initial
    const values = offered.includes(stored) ? offered : [stored, ...offered]
    return (
      <NativeSelect
        {...input}
        label={label}
        description={hints?.[language][value]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={values.map((each) => ({ value: each, label: labelIn(language, each) }))}
      />
    )
  }
  const Said = ({ value }: { readonly value: Value }) => labelIn(useLanguage(), value)
  return { initial, read, Input: ChoiceInput, Said }
}

/** A field of a kind that is not defined above. Its value is the row's value, unless `read` returns another. */
export function custom<Value, Row extends object = object>(
  field: Pick<Field<Value, Row>, 'initial' | 'isOptional' | 'Input'> & Partial<Field<Value, Row>>,
): Field<Value, Row> {
  return {
    read: (row, name) => Reflect.get(row, name) as Value, // the form's definition fits its row
    Said: ({ value }) => String(value),
    ...field,
  }
}

const asText = (label: string) => label

/** The common parts of all fields for typed text: null in a row becomes an empty text in the form. */
const written = {
  read: (row: object, name: string) => String(Reflect.get(row, name) ?? ''),
  Said: WrittenText,
}

/** If another user saved the row while this user was editing it, shows that user's text, or says that the text is now empty. */
export function WrittenText({ value }: { readonly value: string }): ReactNode {
  const { nothing } = useTexts(officeTexts).values
  return value === '' ? nothing : value
}

/** The props of an input into which the user types text. */
export function typed({ input, label, hint, isFirst }: FieldInputProps<string>) {
  return {
    ...input,
    label,
    description: hint,
    autoComplete: 'off',
    ...(isFirst && { 'data-autofocus': true }),
  }
}
