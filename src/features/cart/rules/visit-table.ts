import { storedFields } from '#src/kernel/stored-fields.ts'

/** The table at which a guest sits, as the code on it or an order of this visit has named it. */
export interface VisitTable {
  readonly label: string
  /** When it was named, in milliseconds. */
  readonly at: number
  /** A checkout has been filled in with it: what the guest changed there stays. */
  readonly isTaken: boolean
}

export const maxTableLength = 20

/** As long as one stays at a table; who comes back another day sits elsewhere, or at home. */
export const visitHours = 3

/** A table's name in one line, letters composed. */
export function asTableLabel(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** The table that a link such as `/menu?table=7` names; undefined where it names none, or nothing a table can be called. */
export function tableOfLink(search: string): string | undefined {
  const label = asTableLabel(new URLSearchParams(search).get('table') ?? '')
  return label !== '' && label.length <= maxTableLength ? label : undefined
}

/** The table while the visit lasts, whatever storage holds by now. Never throws. */
export function restoreTable(stored: unknown, now: number): VisitTable | null {
  const { text, value } = storedFields<keyof VisitTable>(stored)
  const label = text('label')
  const at = value('at')
  if (label === '' || typeof at !== 'number' || at > now || now - at > visitHours * 3_600_000) return null
  return { label, at, isTaken: value('isTaken') === true }
}
