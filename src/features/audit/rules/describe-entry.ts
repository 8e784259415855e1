import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { AuditEntry } from '../contract/audit.ts'
import { actionText, changedText } from '../texts/action-texts.ts'
import { auditTexts } from '../texts/audit-texts.ts'
import { fieldLabels } from '../texts/field-labels.ts'
import { fieldValueText, type NameOf, type Reader } from './field-value.ts'
import { shortId } from './short-id.ts'

interface EntryDescription {
  /** A sentence that says what has happened, such as "Lan (Staff) set the status of order #K7M2XQ9P from Pending to Confirmed." */
  readonly sentence: string
  /** Each changed field, with its values before and after the change. */
  readonly fields: readonly { readonly label: string; readonly text: string }[]
}

/** The names that the office's forms and screens use for the fields and values in audit entries. */
export interface AuditLabels {
  /** The names of fields, by the kind of thing. A field that is missing here has one name for all kinds of things. */
  readonly fields: Readonly<
    Record<string, Readonly<Record<string, string | { readonly label: string; readonly whole?: string }>>>
  >
  /** The names of values, for fields whose values come from a fixed list, such as a status. */
  readonly values: Readonly<Record<string, string>>
  /** Sunday first. */
  readonly weekdays: readonly string[]
}

/** Describes an audit entry in words. This works even if the user or the changed thing has been deleted since. */
export function describeEntry(
  entry: AuditEntry,
  nameOf: NameOf,
  language: Language,
  labels: AuditLabels,
): EntryDescription {
  const labelOf = (field: string) => {
    const own = ownValue(ownValue(labels.fields, entry.thing.kind) ?? {}, field)
    const label = typeof own === 'object' ? (own.whole ?? own.label) : own
    return label ?? ownValue(fieldLabels[language], field) ?? field
  }
  const valueOf = (value: string) => ownValue(labels.values, value) ?? value
  const reader = { nameOf, language, labelOf, valueOf, weekdays: labels.weekdays }
  const action = doneText(entry, thingText(entry.thing, nameOf, language, entry), reader)
  // If a thing was created or deleted, no field has changed. So the text for a field has only one value, not one before and one
  // after.
  const ofWhole = /(created|cloned|deleted)$/.test(entry.action)
  return {
    sentence: auditTexts[language].sentence(actorText(entry.by, reader), action),
    fields: Object.entries(entry.changes).map(([field, change]) => ({
      label: labelOf(field),
      text: changeText(field, change, ofWhole, reader),
    })),
  }
}

/**
 * The text for the changed thing in an entry, or for the thing in a filter. It contains the thing's name, if the thing still exists
 * or the entry holds the name.
 */
export function thingText(
  { kind, id }: AuditEntry['thing'],
  nameOf: NameOf,
  language: Language,
  entry?: AuditEntry,
): string {
  const texts = auditTexts[language]
  const things: Readonly<Record<string, (name: string) => string>> = texts.things
  const name =
    nameOf(kind, id) ?? storedName(entry) ?? pageName({ kind, id }, nameOf, language) ?? shortId(id)
  return ownValue(things, kind)?.(name) ?? texts.otherThing(kind, name)
}

/** The name of the page and the language for an id such as "menu/vi". */
function pageName({ kind, id }: AuditEntry['thing'], nameOf: NameOf, language: Language): string | undefined {
  if (kind !== 'page-seo') return undefined
  const [page = '', of = ''] = id.split('/')
  const languages: Readonly<Record<string, string>> = officeTexts[language].languages
  return auditTexts[language].pageIn(nameOf('page', page) ?? page, ownValue(languages, of) ?? of)
}

function storedName(entry: AuditEntry | undefined): string | undefined {
  const change = entry?.changes['name'] ?? entry?.changes['title']
  if (!change || 'masked' in change) return undefined
  const name = change.after ?? change.before
  return typeof name === 'string' ? name : undefined
}

function actorText({ kind, id, role }: AuditEntry['by'], { nameOf, language, valueOf }: Reader): string {
  const { by, role: withRole } = auditTexts[language]
  if (kind === 'guest' || kind === 'operator') return by[kind]
  if (kind === 'job' || kind === 'device') return by[kind](id ?? '')
  const name = nameOf('user', id ?? '') ?? by.deleted(shortId(id ?? ''))
  const label = role === null ? name : valueOf(role)
  // The first admin's full name is the same word as the role ("Admin"). So the role is not repeated after the name.
  return label === name ? name : withRole(name, label)
}

function doneText({ action, changes }: AuditEntry, thing: string, { language, valueOf }: Reader): string {
  const texts = auditTexts[language]
  const { status, isPinned, pinned = isPinned } = changes
  if (action.endsWith('pinned') && pinned && !('masked' in pinned)) {
    return pinned.after === true ? texts.pinned(thing) : texts.unpinned(thing)
  }
  const text = actionText(action, thing, language) ?? changedText(thing, language)
  if (!action.endsWith('.status') || !status || 'masked' in status) return text
  const [from, to] = [status.before, status.after]
  if (typeof from !== 'string' || typeof to !== 'string') return text
  return texts.statusFromTo(text, valueOf(from), valueOf(to))
}

function changeText(
  field: string,
  change: AuditEntry['changes'][string],
  ofWhole: boolean,
  reader: Reader,
): string {
  const texts = auditTexts[reader.language]
  if ('masked' in change) return ofWhole ? texts.hidden : texts.masked
  // A thing that was created has no values before the change, and a deleted thing has none after it.
  const text = (value: unknown) => fieldValueText(field, value, reader)
  if (!('before' in change)) return text(change.after)
  if (!('after' in change)) return text(change.before)
  const [before, after] = withoutSame(change.before, change.after)
  return texts.fromTo(text(before), text(after))
}

/** For opening hours, only the days that have changed are shown. */
function withoutSame(before: unknown, after: unknown): [unknown, unknown] {
  if (!isWeek(before) || !isWeek(after)) return [before, after]
  return [daysWithout(before, after), daysWithout(after, before)]
}

function daysWithout(week: readonly object[], other: readonly object[]): object[] {
  const same = new Set(other.map((day) => JSON.stringify(day)))
  return week.filter((day) => !same.has(JSON.stringify(day)))
}

const isWeek = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((day) => typeof day === 'object' && day !== null && 'weekday' in day)
