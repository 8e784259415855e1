import type { TaxMode } from '#src/features/restaurant/contract/site-settings.ts'
import type { retentionMonths } from '#src/kernel/retention.ts'

/** A legal text in one language, as its page shows it. */
export interface LegalDocument {
  readonly head: { readonly title: string; readonly description: string; readonly keywords: string }
  readonly title: string
  readonly lead: string
  /** The sections by id. A link to a section contains this id, which is the same in both languages. */
  readonly sections: Readonly<Record<string, readonly [title: string, ...blocks: LegalBlock[]]>>
}

/** A paragraph, a list of points, or a list of terms with an explanation for each. */
export type LegalBlock = string | readonly string[] | Readonly<Record<string, string>>

/** Facts that the legal texts contain and that come from the restaurant's settings and from constants of the program. */
export interface LegalFacts {
  /** The restaurant's name in the language of the text. */
  readonly restaurant: string
  readonly taxMode: TaxMode
  /** The VAT rate in percent, in the notation of the text's language. */
  readonly vatRate: string
  readonly deliveryMode: 'off' | 'self-courier' | 'on'
  /** True if staff, while they enter a phone number, see what is stored about it. The privacy policy must then say so. */
  readonly looksUpCallers: boolean
  readonly months: typeof retentionMonths
  readonly numbers: typeof legalNumbers
}

/**
 * Numbers of other features that the legal texts contain. They are copied here: importing those features would load their code for
 * booking and signing in on pages that guests only read. A test compares each number with the original.
 */
export const legalNumbers = {
  /** Guests can cancel a table through the link of their booking until this many hours before the visit. */
  cancelHours: 2,
  maxGuests: 50,
  bookingDaysAhead: 90,
  /** A browser tab remembers the guest's table for this many hours. */
  visitHours: 3,
  /** A browser keeps the links of the orders that were placed in it for this many days. */
  ownOrderDays: 7,
  /** The server keeps the keys by which it recognizes repeated requests for this many days. */
  repeatKeyDays: 2,
  /** A staff session ends this many hours after signing in, even while it is in use. */
  sessionHours: 4,
  deviceDays: 30,
} as const
