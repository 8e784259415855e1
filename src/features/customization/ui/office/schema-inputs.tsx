import { NativeSelect, TextInput } from '@mantine/core'

import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/form.module.css'
import { OnOffInput, typed } from '#src/web/office/resource/field-kinds.tsx'
import type { Field, FieldInputProps, WholeForm } from '#src/web/office/resource/fields.ts'
import type { CustomizationSchema, CustomizationType } from '../../contract/customization-schema.ts'
import { withAllowMultiple, withMaxSelections, withType } from '../../rules/edit-schema-values.ts'
import { schemaFilters } from '../../rules/filter-schemas.ts'
import { type SchemaValues, typedPrice } from '../../rules/schema-values.ts'
import { schemaTexts } from '../../texts/schema-texts.ts'

export type SchemaInputProps<Value> = FieldInputProps<Value, CustomizationSchema>

/** The values of the whole form for an option group, in their own type. */
export function schemaValuesIn({ values }: Pick<WholeForm, 'values'>): SchemaValues {
  return values as SchemaValues // The cast is correct, because the fields of `schemaResource` define these values.
}

/** Returns the field in a form that is visible only for these types of option group. */
export function onlyOf<Value>(
  kinds: readonly CustomizationType[],
  field: Field<Value, CustomizationSchema>,
): Field<Value, CustomizationSchema> {
  const { Input } = field
  return {
    ...field,
    Input: (props) => kinds.includes(schemaValuesIn(props.form).type) && <Input {...props} />,
  }
}

const kinds = schemaFilters.type.filter((type): type is CustomizationType => type !== 'all')

/**
 * The field for the type of a new option group. The type of an existing group cannot be changed, so the field is then invisible.
 */
export function TypeInput({ input, label, value, row, form }: SchemaInputProps<CustomizationType>) {
  const { types } = useTexts(schemaTexts)
  if (row) return null
  return (
    <NativeSelect
      {...input}
      className={styles.wide}
      label={label}
      data={kinds.map((kind) => ({ value: kind, label: types[kind] }))}
      onChange={({ currentTarget }) =>
        form.change(
          withType(schemaValuesIn(form), kinds.find((kind) => kind === currentTarget.value) ?? value),
        )
      }
    />
  )
}

/** Shows the type that another admin has saved meanwhile. */
export function TypeSaid({ value }: { readonly value: CustomizationType }) {
  return useTexts(schemaTexts).types[value]
}

/**
 * A switch for whether guests may choose several toppings. It also adapts the maximum number of toppings, so that the two do not
 * contradict each other.
 */
export function AllowMultipleInput(props: SchemaInputProps<boolean>) {
  const { form } = props
  return (
    <div className={styles.wide}>
      <OnOffInput {...props} onChange={(to) => form.change(withAllowMultiple(schemaValuesIn(form), to))} />
    </div>
  )
}

/** The field for the maximum number of toppings. */
export function MaxSelectionsInput(props: SchemaInputProps<string>) {
  const { form } = props
  return (
    <TextInput
      {...typed(props)}
      inputMode="numeric"
      onChange={({ currentTarget }) =>
        form.change(withMaxSelections(schemaValuesIn(form), currentTarget.value))
      }
    />
  )
}

/** The field for the fee for a half-and-half pizza. */
export function FeeInput(props: SchemaInputProps<string>) {
  return (
    <TextInput
      {...typed({ ...props, hint: readPrice(props.value) ?? props.hint })}
      className={styles.wide}
      inputMode="numeric"
    />
  )
}

/**
 * The price as the form understands the typed text, such as "= 288.000". Undefined if the text is not a price, or if it already
 * looks exactly like this.
 */
export function readPrice(typedText: string): string | undefined {
  const price = typedPrice(typedText)
  const read = formatMoney(price)
  return Number.isNaN(price) || read === typedText ? undefined : `= ${read}`
}
