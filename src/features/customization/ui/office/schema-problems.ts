import type { FieldProblems } from '#src/web/office/field-problems.ts'
import { CustomizationSchemaInput } from '../../contract/customization-schema-input.ts'
import { schemaInput, type SchemaValues } from '../../rules/schema-values.ts'

/** What the contract finds wrong with what the form would send, by the fields of the form. */
export function schemaFormProblems(values: SchemaValues): FieldProblems {
  const issues = CustomizationSchemaInput.safeParse(schemaInput(values)).error?.issues ?? []
  const problems: Record<string, string> = {}
  for (const { path, code } of issues) {
    const field = fieldOf(path.map(String), values)
    problems[field] ??= problemOf(field, code === 'too_big', values)
  }
  // In the order of the form: of several the first gets the focus.
  return Object.fromEntries(
    Object.entries(problems).toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  )
}

const parts = ['name', 'nameVi', 'price']

/** Rows stand one below the other, and their fields side by side; only the order among them counts. */
function placeOf(field: string): number {
  const [, index = '', part = ''] = field.split('.')
  return index === '' ? 0 : Number(index) * parts.length + parts.indexOf(part)
}

function fieldOf(
  [part = '', key = '', index = '', field = '']: readonly string[],
  { rows }: SchemaValues,
): string {
  if (part === 'pricingConfig') return `rows.${rows.findIndex(({ id }) => id === key)}.price`
  if (part !== 'config') return part
  const isList = key === 'sizes' || key === 'toppings' || key === 'options'
  if (!isList) return key
  return index === '' ? 'rows' : `rows.${index}.${field === 'nameVi' ? 'nameVi' : 'name'}`
}

function problemOf(field: string, isTooBig: boolean, values: SchemaValues): string {
  if (field === 'rows') return isTooBig ? 'too-many-rows' : 'no-rows'
  if (field === 'defaultChoice') return 'default'
  if (field === 'minSelections') return 'min'
  if (field === 'maxSelections') return 'max'
  const [, index = '', part = field] = field.split('.')
  if (part === 'price' || part === 'halfAndHalfFee') return 'price'
  const typed =
    field === 'name' ? values.name : part === 'name' ? values.rows[Number(index)]?.name : undefined
  return typed?.trim() === '' ? 'required' : isTooBig ? 'too-long' : 'invalid'
}
