import type { Allergen, Diet } from '#src/kernel/dietary.ts'
import type { SaleUnit } from '#src/kernel/sale-unit.ts'
import type { AboutRecord } from '#src/features/pages/contract/about-content.ts'
import type { HomeRecord } from '#src/features/pages/contract/home-content.ts'
import type { CustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'

/**
 * The shapes the demo restaurant is written in: the restaurant’s entities, with `name` in English and `nameVi`
 * in Vietnamese. The modules beside this one are plain data and import only these types, so that a person can edit the
 * restaurant without reading code.
 */

/** An amount as the database and the wire write it: "158000.00". */
type AmountText = `${number}.00`

/** An instant in UTC, as `Date` reads it: "2025-06-01T03:00:00Z". */
type InstantText = `${number}-${number}-${number}T${number}:${number}:${number}Z`

export interface SeedCategory {
  id: string
  name: string
  nameVi: string
  /** The entity has one description only; the office reads it, so it is in Vietnamese. */
  description: string
  sortOrder: number
  /** What its prices buy one of. */
  unit: SaleUnit
}

export interface SeedDish {
  id: string
  name: string
  nameVi: string
  description: string
  descriptionVi: string
  price: AmountText
  /** For half-and-half, where the picture does not show the whole from above. */
  aboveImageUrl?: `/objects/dishes/${string}.webp`
  categoryId: string
  /** The single schema of the older kind; counts only for a dish without links. */
  customizationSchemaId?: string
  tags: string[]
  /** Null where the restaurant does not know them. */
  allergens: Allergen[] | null
  diet: Diet[] | null
  /** If it is absent, the dish is not pinned. */
  pinnedAt?: InstantText
  /** If it is absent, the dish is available. */
  isAvailable?: boolean
  createdAt: InstantText
}

/** An option group as it is stored; `Schema` is one type of group after the other. */
type Stored<Schema> = Schema extends CustomizationSchema
  ? Omit<Schema, 'translationOutdated' | 'createdAt' | 'updatedAt'>
  : never
export type SeedSchema = Stored<CustomizationSchema>

type WithDefault = 'pricingConfig' | 'baseSchemaId' | 'isBaseSchema' | 'isActive'
type Written<Schema> = Schema extends SeedSchema
  ? Omit<Schema, WithDefault> & Partial<Pick<Schema, WithDefault>>
  : never
/** An option group as it is written: options say their surcharge themselves. */
export type WrittenSchema = Written<SeedSchema>

/** A dish and one of its schemas; the dialog shows them by `sortOrder`. */
export interface SeedDishSchema {
  menuItemId: string
  customizationSchemaId: string
  sortOrder: number
  isRequired: boolean
}

export type SeedSiteSettings = SiteSettings

/** All of it is written: nothing is left to the site. */
type Whole<Row> = { [Field in Exclude<keyof Row, 'updatedAt'>]: NonNullable<Row[Field]> }

export type SeedHomeContent = Whole<HomeRecord>

export type SeedAboutContent = Whole<AboutRecord>

export interface SeedReview {
  id: string
  customerName: string
  customerNameVi: string
  customerTitle: string
  customerTitleVi: string
  rating: 1 | 2 | 3 | 4 | 5
  review: string
  reviewVi: string
  avatarUrl: string | null
  isPublished: boolean
  /** If it is absent, the review is not pinned. */
  pinnedAt?: InstantText
  displayOrder: number
  createdAt: InstantText
}

export interface SeedBlogPost {
  id: string
  title: string
  titleVi: string
  slug: string
  slugVi: string
  excerpt: string
  excerptVi: string
  /** Markdown. */
  content: string
  contentVi: string
  imageUrl: string
  coverImageUrl: string
  metaTitle: string
  metaTitleVi: string
  metaDescription: string
  metaDescriptionVi: string
  keywords: string
  keywordsVi: string
  /** 0 to 3 for pinned posts. */
  pinOrder?: number
  createdAt: InstantText
}

/** A table that somebody has booked, counted from the moment at which the demo is loaded. */
export interface SeedBooking {
  /** 0 is the day on which the demo is loaded. */
  day: number
  /** HH:mm in the restaurant's time zone. */
  time: string
  guests: number
  name: string
  /** As people write it. */
  phone: string
  email: string | null
  language: 'vi' | 'en'
  /** Of a visit that is over by then it is completed, unless it was cancelled. */
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled'
  bookedHoursAgo: number
  specialRequests: string | null
  tableLabel: string | null
  source: 'web' | 'staff'
}

/** A message that a guest has sent, counted from the same moment. */
export interface SeedMessage {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  status: 'new' | 'replied' | 'archived'
  language: 'vi' | 'en'
  sentHoursAgo: number
}

export type SeedPageKey = 'home' | 'menu' | 'about' | 'contact' | 'booking' | 'news'

export interface SeedPageSeo {
  pageKey: SeedPageKey
  language: 'vi' | 'en'
  /** Null where the page's own title and the name of the restaurant say it. */
  metaTitle: string | null
  metaDescription: string
  keywords: string
}
