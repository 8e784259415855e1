import { formatDate, isPlainDate, restaurantDate, restaurantTime } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { auditTexts } from '../texts/audit-texts.ts'
import { valueLabels } from '../texts/value-labels.ts'

/** What things are called now, by kind and id; undefined for what is no longer there. */
export type NameOf = (kind: string, id: string) => string | undefined

const amounts = new Set(['price', 'totalAmount', 'vatAmount', 'grandTotal', 'paidAmount', 'amount'])
/** Their values are words of ours, not of guests. */
const choices = new Set(['status', 'orderType', 'paymentMethod', 'paidVia', 'source', 'role', 'language'])
/** The kind of thing that a field refers to. */
const references: Readonly<Record<string, string>> = {
  categoryId: 'category',
  customizationSchemaId: 'customization-schema',
  baseSchemaId: 'customization-schema',
  createdBy: 'user',
}

/** A stored value as somebody reads it: names, amounts, days and words in place of ids, decimals and codes. */
export function fieldValueText(field: string, value: unknown, nameOf: NameOf, language: Language): string {
  const texts = auditTexts[language]
  if (value === null || value === undefined || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return field === 'vatRate' ? `${value} %` : String(value)
  if (typeof value === 'string') return textOf(field, value, nameOf, language)
  if (Array.isArray(value)) return listText(value, nameOf, language)
  return objectText(value, nameOf, language)
}

function textOf(field: string, value: string, nameOf: NameOf, language: Language): string {
  if (amounts.has(field)) return formatMoney(value)
  if (choices.has(field)) return ownValue(valueLabels[language], value) ?? value
  const kind = ownValue(references, field)
  if (kind !== undefined) return nameOf(kind, value) ?? value
  if (isPlainDate(value)) return formatDate(value, language)
  const [date = '', time] = value.split('T')
  if (time === undefined || !isPlainDate(date)) return value
  // An instant ends with Z; other times are the restaurant's already.
  if (/^\d\d:\d\d$/.test(time)) return `${time} · ${formatDate(date, language)}`
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return value
  return `${restaurantTime(instant)} · ${formatDate(restaurantDate(instant), language)}`
}

function listText(values: readonly unknown[], nameOf: NameOf, language: Language): string {
  if (values.length === 0) return auditTexts[language].nothing
  return values.map((value) => fieldValueText('', value, nameOf, language)).join(', ')
}

/** A line of an order reads as one; anything else as its fields. */
function objectText(value: object, nameOf: NameOf, language: Language): string {
  const { quantity, name, nameVi }: { quantity?: unknown; name?: unknown; nameVi?: unknown } = value
  if (typeof quantity === 'number' && typeof name === 'string') {
    return `${quantity} × ${language === 'vi' && typeof nameVi === 'string' ? nameVi : name}`
  }
  return Object.entries(value)
    .map(([field, each]) =>
      field in references
        ? fieldValueText(field, each, nameOf, language)
        : `${field}: ${fieldValueText(field, each, nameOf, language)}`,
    )
    .join('; ')
}
