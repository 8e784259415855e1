import { z } from 'zod'

import { schemaInput, type SchemaValues } from '../rules/schema-values.ts'
import { CustomizationSchemaInput } from './customization-schema-input.ts'

/**
 * The values of the admin's form for an option group. Parsing them gives the input for the API call, or reports each problem at its
 * field of the form.
 */
export const SchemaForm = z.custom<SchemaValues>().transform((values, context) => {
  const input = schemaInput(values)
  const issues = CustomizationSchemaInput.safeParse(input).error?.issues ?? []
  const problems = issues.map(({ path, code }) => {
    const field = fieldOf(path.map(String), values)
    return { path: field, params: { code: problemOf(field, code === 'too_big') } }
  })
  // The problems are sorted in the order of the form's fields, because the form focuses the field of the first problem.
  for (const problem of problems.toSorted((one, other) => placeOf(one.path) - placeOf(other.path)))
    context.addIssue({ code: 'custom', ...problem })
  return input
})

/** The path to a field of the form, or to an input (`part`) in one of the form's rows. */
type FieldPath = [field: string] | [field: string, index: string, part: string]

const parts = ['name', 'nameVi', 'price']

/**
 * A number by which problems are sorted: in `rows` first by row, then by the input's place in the row. All other fields get 0;
 * among these the order does not matter.
 */
function placeOf([, index, part = '']: FieldPath): number {
  return index === undefined ? 0 : Number(index) * parts.length + parts.indexOf(part)
}

function fieldOf(
  [part = '', key = '', index, field = '']: readonly string[],
  { rows }: SchemaValues,
): FieldPath {
  if (part === 'pricingConfig') return ['rows', String(rows.findIndex(({ id }) => id === key)), 'price']
  if (part !== 'config') return [part]
  const isList = key === 'sizes' || key === 'toppings' || key === 'options'
  if (!isList) return [key]
  return index === undefined ? ['rows'] : ['rows', index, field === 'nameVi' ? 'nameVi' : 'name']
}

const codes: Readonly<Record<string, string>> = {
  defaultChoice: 'default',
  minSelections: 'min',
  maxSelections: 'max',
  halfAndHalfFee: 'price',
  price: 'price',
}

function problemOf([field, , part = field]: FieldPath, isTooBig: boolean): string {
  if (part === 'rows') return isTooBig ? 'too-many-rows' : 'no-rows'
  return codes[part] ?? (isTooBig ? 'too-long' : 'invalid')
}
