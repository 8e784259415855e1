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
}

export interface SeedDish {
  id: string
  name: string
  nameVi: string
  description: string
  descriptionVi: string
  price: AmountText
  /** Null where there is no picture of this very dish; the site then draws a plate. */
  imageUrl: `/objects/dishes/${string}.webp` | null
  categoryId: string
  /** The single schema of the older kind; counts only for a dish without links. */
  customizationSchemaId: string | null
  tags: string[]
  isPinned: boolean
  pinnedAt: InstantText | null
  isAvailable: boolean
  createdAt: InstantText
}

export interface SeedChoice {
  id: string
  name: string
  nameVi: string
}

/**
 * Whole VND by option id. It may also hold `halfAndHalfFee`, `half_and_half_service_fee` and `size_18cm_price`, which
 * are no option's.
 */
type SeedPricing = Record<string, number>

interface SeedSchemaBase {
  id: string
  name: string
  nameVi: string
  description: string
  descriptionVi: string
  pricingConfig: SeedPricing
  /** The base schema this one was cloned from. */
  baseSchemaId: string | null
  /** Base schemas cannot be deleted. */
  isBaseSchema: boolean
  isActive: boolean
}

interface SeedSizeSchema extends SeedSchemaBase {
  type: 'size_selection'
  config: { sizes: SeedChoice[]; isRequired?: boolean }
}

interface SeedHalfAndHalfSchema extends SeedSchemaBase {
  type: 'half_and_half'
  config: { halfAndHalfFee?: number; isRequired?: boolean }
}

interface SeedToppingsSchema extends SeedSchemaBase {
  type: 'additional_toppings'
  config: {
    toppings: SeedChoice[]
    allowMultiple: boolean
    minSelections: number
    /** Null means unlimited. */
    maxSelections: number | null
    isRequired?: boolean
    /** The id of the topping that is usually ordered, or of several; a dialog starts with it. */
    defaultChoice?: string | string[]
  }
}

interface SeedOptionsSchema extends SeedSchemaBase {
  type: 'single_choice_options'
  config: {
    options: SeedChoice[]
    isRequired?: boolean
    /** The id of the option that is usually ordered; a dialog starts with it. */
    defaultChoice?: string
  }
}

export type SeedSchema = SeedSizeSchema | SeedHalfAndHalfSchema | SeedToppingsSchema | SeedOptionsSchema

/** A dish and one of its schemas; the dialog shows them by `sortOrder`. */
export interface SeedDishSchema {
  menuItemId: string
  customizationSchemaId: string
  sortOrder: number
  isRequired: boolean
}

interface SeedVatPeriod {
  /** First and last day in the restaurant's time zone, YYYY-MM-DD; a null `to` is open. */
  from: string
  to: string | null
  /** Percent. */
  rate: number
}

export interface SeedOpeningHours {
  /** 0 is Sunday, as `Date.getDay` counts. */
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** HH:mm in the restaurant's time zone. */
  opens: string
  closes: string
}

export interface SeedSiteSettings {
  name: string
  nameVi: string
  tagline: string
  taglineVi: string
  logoUrl: string
  /** Width by height. */
  logoAspect: number
  authorLabel: string
  authorLabelVi: string
  copyright: string
  copyrightVi: string
  email: string
  phone: string
  address: string
  addressVi: string
  mapQuery: string
  latitude: number
  longitude: number
  openingHours: SeedOpeningHours[]
  closures: { date: string; reason: string; reasonVi: string }[]
  facebookUrl: string
  instagramUrl: string
  linkedinUrl: string
  tiktokUrl: string
  socialImageUrl: string
  socialImageUrlVi: string
  vatPeriods: SeedVatPeriod[]
  deliveryMode: 'off' | 'self-courier' | 'on'
  /** Seats and minutes a party stays; null is unlimited. */
  capacity: { seats: number; stayMinutes: number } | null
  bankAccount: { bankBin: string; accountNumber: string; accountName: string } | null
}

export interface SeedHomeContent {
  heroTitle: string
  heroTitleVi: string
  heroSubtitle: string
  heroSubtitleVi: string
  featuredTitle: string
  featuredTitleVi: string
  featuredSubtitle: string
  featuredSubtitleVi: string
  storyTitle: string
  storyTitleVi: string
  storySubtitle: string
  storySubtitleVi: string
  chapter1Title: string
  chapter1TitleVi: string
  chapter1Text: string
  chapter1TextVi: string
  chapter1ImageUrl: string
  chapter2Title: string
  chapter2TitleVi: string
  chapter2Text: string
  chapter2TextVi: string
  chapter2ImageUrl: string
  chapter3Title: string
  chapter3TitleVi: string
  chapter3Text: string
  chapter3TextVi: string
  chapter3ImageUrl: string
  reservationTitle: string
  reservationTitleVi: string
  reservationSubtitle: string
  reservationSubtitleVi: string
  reviewsTitle: string
  reviewsTitleVi: string
  reviewsSubtitle: string
  reviewsSubtitleVi: string
  visitTitle: string
  visitTitleVi: string
  visitSubtitle: string
  visitSubtitleVi: string
  visitImageUrl: string
  blogTitle: string
  blogTitleVi: string
  blogSubtitle: string
  blogSubtitleVi: string
  pendingHeroVideoUrl: string
  heroPosterUrl: string
  pendingReservationVideoUrl: string
  reservationPosterUrl: string
  isActive: boolean
}

export interface SeedAboutContent {
  heroTitle: string
  heroTitleVi: string
  heroSubtitle: string
  heroSubtitleVi: string
  storyTitle: string
  storyTitleVi: string
  /** Paragraphs are parted by an empty line. */
  storyContent: string
  storyContentVi: string
  storyImageUrl: string
  storyImageUrl2: string
  statsRecipes: string
  statsRecipesLabel: string
  statsRecipesLabelVi: string
  statsServed: string
  statsServedLabel: string
  statsServedLabelVi: string
  statsFresh: string
  statsFreshLabel: string
  statsFreshLabelVi: string
  statsSatisfaction: string
  statsSatisfactionLabel: string
  statsSatisfactionLabelVi: string
  visionTitle: string
  visionTitleVi: string
  visionContent: string
  visionContentVi: string
  missionTitle: string
  missionTitleVi: string
  missionContent: string
  missionContentVi: string
  valuesTitle: string
  valuesTitleVi: string
  valuesContent: string
  valuesContentVi: string
  teamTitle: string
  teamTitleVi: string
  teamContent: string
  teamContentVi: string
  teamMember1Name: string
  teamMember1NameVi: string
  teamMember1Title: string
  teamMember1TitleVi: string
  teamMember1Description: string
  teamMember1DescriptionVi: string
  teamMember1ImageUrl: string | null
  teamMember2Name: string
  teamMember2NameVi: string
  teamMember2Title: string
  teamMember2TitleVi: string
  teamMember2Description: string
  teamMember2DescriptionVi: string
  teamMember2ImageUrl: string | null
  teamMember3Name: string
  teamMember3NameVi: string
  teamMember3Title: string
  teamMember3TitleVi: string
  teamMember3Description: string
  teamMember3DescriptionVi: string
  teamMember3ImageUrl: string | null
  isActive: boolean
}

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
  isPinned: boolean
  pinnedAt: InstantText | null
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
  ogImageUrl: string | null
  metaTitle: string
  metaTitleVi: string
  metaDescription: string
  metaDescriptionVi: string
  keywords: string
  keywordsVi: string
  canonicalUrl: string | null
  published: boolean
  pinned: boolean
  /** 0 to 3 for pinned posts. */
  pinOrder: number | null
  createdAt: InstantText
  updatedAt: InstantText
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
