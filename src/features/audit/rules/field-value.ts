import { formatDate, isPlainDate, restaurantDate, restaurantTime } from '#src/kernel/dates.ts'
import type { Language } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { auditTexts } from '../texts/audit-texts.ts'

/** Returns the current name of the thing with this kind and id. Undefined if the thing has been deleted. */
export type NameOf = (kind: string, id: string) => string | undefined

/** The language of the person who reads an entry, and the names to use in the texts. */
export interface Reader {
  readonly language: Language
  readonly nameOf: NameOf
  /** The label of a field in the entry. A field without a label keeps its name from the program's code. */
  labelOf(field: string): string
  /** The label of a value, for fields whose values come from a fixed list. */
  valueOf(value: string): string
  readonly weekdays: readonly string[]
}

const amounts = new Set(['price', 'totalAmount', 'vatAmount', 'grandTotal', 'paidAmount', 'amount'])
/** Fields whose values come from a fixed list in the program, so that each value has a label. */
const choices = new Set([
  'status',
  'orderType',
  'paymentMethod',
  'paidVia',
  'source',
  'role',
  'language',
  'deliveryMode',
  'taxMode',
  'type',
  'kind',
  'allergens',
  'diet',
])
/** For these fields, an empty list means "none", and a missing list means that the restaurant has stated nothing. */
const statedLists = new Set(['allergens', 'diet'])
/** For each field that holds the id of another thing: the kind of that thing. */
const references: Readonly<Record<string, string>> = {
  categoryId: 'category',
  customizationSchemaId: 'customization-schema',
  baseSchemaId: 'customization-schema',
  createdBy: 'user',
  dishId: 'dish',
  dishIds: 'dish',
}

/**
 * A stored value in words: with names instead of ids, amounts instead of numbers, dates instead of ISO texts, and labels instead of
 * codes.
 */
export function fieldValueText(field: string, value: unknown, reader: Reader): string {
  const texts = officeTexts[reader.language].values
  if (statedLists.has(field) && isEmpty(value))
    return reader.valueOf(`${field}-${value ? 'none' : 'unstated'}`)
  if (value === null || value === undefined || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return numberText(field, value)
  if (typeof value === 'string') return textOf(field, value, reader)
  if (Array.isArray(value)) return listText(field, value, reader)
  if (Object.keys(value).length === 0) return texts.nothing
  return objectText(field, value, reader)
}

function numberText(field: string, value: number): string {
  if (field === 'vatRate') return `${value}%`
  // The database counts pinned places from 0, but all screens count them from 1.
  return String(field === 'pinOrder' ? value + 1 : value)
}

function textOf(field: string, value: string, reader: Reader): string {
  if (amounts.has(field)) return formatMoney(value)
  if (choices.has(field)) return reader.valueOf(value)
  const { nameOf, language } = reader
  const kind = ownValue(references, field)
  if (kind !== undefined) return nameOf(kind, value) ?? value
  if (isPlainDate(value)) return formatDate(value, language)
  const [date = '', time] = value.split('T')
  if (time === undefined || !isPlainDate(date)) return value
  // A time that ends with Z is in UTC and is converted to the restaurant's time zone. Any other time is already in that time zone.
  if (/^\d\d:\d\d$/.test(time)) return `${time} · ${formatDate(date, language)}`
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return value
  return `${restaurantTime(instant)} · ${formatDate(restaurantDate(instant), language)}`
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

function listText(field: string, values: readonly unknown[], reader: Reader): string {
  if (values.length === 0) return officeTexts[reader.language].values.nothing
  return values.map((value) => fieldValueText(field, value, reader)).join(', ')
}

/** A value with several fields as a text. If the function does not know this kind of value, it lists all fields. */
function objectText(field: string, value: object, reader: Reader): string {
  const parts = value as Parts // what JSON holds
  if (field === 'pricingConfig') return pricesText(parts, reader)
  if (field === 'soldOut') return soldOutText(parts, reader)
  const thing = thingText(parts, reader) ?? settingText(parts, reader)
  if (thing !== undefined) return thing
  return joined(parts, (part, each) => `${reader.labelOf(part)}: ${fieldValueText(part, each, reader)}`)
}

/** Describes a line of an order, a chosen option of a dish, or another value that has a name. */
function thingText(parts: Parts, reader: Reader): string | undefined {
  const { nameOf, language } = reader
  const { quantity, name, nameVi, customizationSchemaId: schema, isRequired, optionId } = parts
  if (typeof optionId === 'string') return nameOf('option', optionId) ?? optionId
  if (typeof schema === 'string') {
    const named = nameOf('customization-schema', schema) ?? schema
    return isRequired === true ? `${named} (${auditTexts[language].required})` : named
  }
  if (typeof name !== 'string') return undefined
  const shown = language === 'vi' && typeof nameVi === 'string' && nameVi !== '' ? nameVi : name
  if (typeof quantity === 'number') return `${quantity} × ${shown}`
  const stated = [...statedLists].filter((field) => Array.isArray(parts[field]))
  if (stated.length === 0) return shown
  return `${shown} (${stated.map((field) => fieldValueText(field, parts[field], reader)).join('; ')})`
}

/** Describes opening hours of a weekday or date, a period with a VAT rate, or days on which the restaurant is closed. */
function settingText(parts: Parts, reader: Reader): string | undefined {
  const texts = auditTexts[reader.language]
  const { weekday, opens, closes, from, to, rate, date, reason, reasonVi } = parts
  if (typeof weekday === 'number')
    return `${reader.weekdays[weekday] ?? ''} ${String(opens)}–${String(closes)}`
  const day = (plain: unknown) => textOf('date', String(plain), reader)
  if (typeof rate === 'number') return texts.vatPeriod(`${rate}%`, day(from), to ? day(to) : undefined)
  const why = reader.language === 'vi' && reasonVi ? reasonVi : reason
  const because = typeof why === 'string' && why !== '' ? ` (${why})` : ''
  const { month, day: lunarDay, toMonth, toDay } = parts
  if (typeof lunarDay === 'number') {
    if (typeof month !== 'number') return texts.everyLunarMonth(lunarDay) + because
    const ends = typeof toDay === 'number' && typeof toMonth === 'number' ? ` – ${toDay}/${toMonth}` : ''
    return texts.lunar(`${lunarDay}/${month}${ends}`) + because
  }
  if (typeof date !== 'string') return undefined
  if (typeof opens === 'string') return `${day(date)} ${opens}–${String(closes)}`
  const days = to ? `${day(date)} – ${day(to)}` : day(date)
  return days + because
}

function pricesText(prices: Parts, { nameOf, labelOf }: Reader): string {
  return joined(prices, (id, price) => {
    const label = nameOf('option', id) ?? labelOf(id)
    return `${label}: ${typeof price === 'number' ? formatMoney(price) : String(price)}`
  })
}

function soldOutText(until: Parts, reader: Reader): string {
  const { untilFurtherNotice } = auditTexts[reader.language]
  return joined(until, (id, end) => {
    const when = end === null ? untilFurtherNotice : fieldValueText('soldOutUntil', end, reader)
    return `${reader.nameOf('option', id) ?? id}: ${when}`
  })
}

type Parts = Readonly<Record<string, unknown>>

function joined(parts: Parts, text: (part: string, value: unknown) => string): string {
  return Object.entries(parts)
    .map(([part, value]) => text(part, value))
    .join('; ')
}
