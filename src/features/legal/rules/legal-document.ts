import type { TaxMode } from '#src/features/restaurant/contract/site-settings.ts'
import type { retentionMonths } from '#src/kernel/retention.ts'

/** A text of law in one language, as its page shows it. */
export interface LegalDocument {
  readonly head: { readonly title: string; readonly description: string; readonly keywords: string }
  readonly title: string
  readonly lead: string
  /** By where a link leads to, which is the same in both languages. */
  readonly sections: Readonly<Record<string, readonly [title: string, ...blocks: LegalBlock[]]>>
}

/** A paragraph, a list of points, or terms with what is to be said of each. */
export type LegalBlock = string | readonly string[] | Readonly<Record<string, string>>

/** What the texts take from the restaurant's settings and from what the program does. */
export interface LegalFacts {
  /** The restaurant's name in the language of the text. */
  readonly restaurant: string
  readonly taxMode: TaxMode
  /** Percent, as it is written in the language of the text. */
  readonly vatRate: string
  readonly deliveryMode: 'off' | 'self-courier' | 'on'
  readonly months: typeof retentionMonths
  readonly numbers: typeof legalNumbers
}

/**
 * Numbers of other features that the texts state. They are written here once more, because their modules would bring code of
 * booking and signing in along to pages that are only read; a test compares each with where it comes from.
 */
export const legalNumbers = {
  /** A guest cancels a table by its link until so many hours before the visit. */
  cancelHours: 2,
  maxGuests: 50,
  bookingDaysAhead: 90,
  /** A table stays known in the tab of the browser for so many hours. */
  visitHours: 3,
  /** A browser remembers the links of its orders for so many days. */
  ownOrderDays: 7,
  /** Keys by which a repeated request is recognised. */
  repeatKeyDays: 2,
  /** A session of the staff ends after so many hours, whatever happens. */
  sessionHours: 4,
  deviceDays: 30,
} as const
