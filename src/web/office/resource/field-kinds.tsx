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
  /** The language of the text. */
  readonly language?: Language
  readonly isOptional?: boolean
  readonly initial?: string
  /** True if the field takes a whole line of the form. */
  readonly isWide?: boolean
  /** The text that guests read while the field is empty. */
  placeholder?(values: WholeForm['values']): string | undefined
}

/** One line of text, or a number as typed; empty if the row has null. */
export function text({
  language,
  isOptional = false,
  initial = '',
  isWide = false,
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
        {...(isWide && { className: styles.wide })}
        {...input}
        lang={language}
        placeholder={placeholder?.(props.form.values)}
      />
    ),
  }
}

/** Text of several lines; empty if the row has null. */
export function longText({
  language,
  isOptional = false,
  initial = '',
  isWide = false,
  rows = 4,
  placeholder,
}: TextOptions & { readonly rows?: number } = {}): Field<string> {
  return {
    ...written,
    initial,
    isOptional,
    Input: (props) => (
      <Textarea
        {...typed(props)}
        rows={rows}
        lang={language}
        className={isWide ? styles.wide : undefined}
        placeholder={placeholder?.(props.form.values)}
      />
    ),
  }
}

/** A complete web address. One press puts `https://` before it; empty if the row has null. */
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
 * Whole đồng: "288000.00" of a row stands in the form as "288.000đ" and is typed as people type amounts. Beneath it stands what
 * guests will read. The schema of the resource turns it into the API's text.
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

/** On or off; off unless the row has true. */
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
  /** The labels of the values. Without them a value is its own label. */
  readonly labels?: Readonly<Record<Language, Readonly<Record<Value, string>>>>
  /** Texts below the field that say what the chosen value means. */
  readonly hints?: Readonly<Record<Language, Readonly<Record<Value, string>>>>
}

/** One of several values, '' where the row has null; the one that a row has stays, though it may not be among them. */
export function choice<Value extends string>(options: ChoiceOptions<Value>): Field<Value> {
  const { initial, options: offered, labels, hints } = options
  const read = (row: object, name: string) => (Reflect.get(row, name) ?? '') as Value // the definition knows its row
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

/** A field of no other kind. Its value is the row's value, unless `read` says otherwise. */
export function custom<Value, Row extends object = object>(
  field: Pick<Field<Value, Row>, 'initial' | 'isOptional' | 'Input'> & Partial<Field<Value, Row>>,
): Field<Value, Row> {
  return {
    read: (row, name) => Reflect.get(row, name) as Value, // the definition knows its row
    Said: ({ value }) => String(value),
    ...field,
  }
}

/** The common parts of all typed fields: a row may have null for an empty text of the form. */
const written = {
  read: (row: object, name: string) => String(Reflect.get(row, name) ?? ''),
  Said: WrittenText,
}

/** The text that somebody else has saved, or a note that it is empty now. */
export function WrittenText({ value }: { readonly value: string }): ReactNode {
  const { nothing } = useTexts(officeTexts).values
  return value === '' ? nothing : value
}

/** The props of an input for typing. */
export function typed({ input, label, hint, isFirst }: FieldInputProps<string>) {
  return {
    ...input,
    label,
    description: hint,
    autoComplete: 'off',
    ...(isFirst && { 'data-autofocus': true }),
  }
}
