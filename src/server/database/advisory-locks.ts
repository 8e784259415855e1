/**
 * The numbers of the advisory locks that the program takes, in one place so that no two are the same. Any fixed number
 * does.
 */
export const advisoryLocks = {
  /** Every server that starts takes it, so that one migrates while the others wait. */
  migration: 7_240_001,
  /** Of several servers that start on an empty database, one loads the restaurant, */
  demoRestaurant: 7_240_002,
  /** and one makes the accounts. */
  firstAccounts: 7_240_003,
  /**
   * Whoever changes the catalogue: dishes, categories, schemas, links. A category without dishes gets none before it is
   * gone, and a schema is not deleted while it is being assigned. Reading and ordering wait for nothing.
   */
  catalogue: 7_240_101,
  /** Whoever changes the news: slugs of several posts, and the places of those that are pinned. Reading waits for nothing. */
  news: 7_240_102,
  /** Whoever changes the texts of a page: of what is saved for the first time there is no row to lock. */
  pageContent: 7_240_103,
  /** Whoever changes reviews: of two that are added at once, one is the twelfth, and each gets a place of its own. */
  reviews: 7_240_104,
  /** The first of two numbers; the second is the day whose seats are counted. */
  seatsOfDay: 4_711,
  /** The first of two numbers; the second stands for the phone number whose open bookings and orders are counted. */
  openOfNumber: 4_712,
} as const
