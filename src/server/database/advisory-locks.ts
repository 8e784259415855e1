/**
 * The numbers of the advisory locks that the program takes, in one place so that no two are the same. Any fixed number
 * does.
 */
export const advisoryLocks = {
  /** Every server that starts takes this lock, so that one migrates while the others wait. */
  migration: 7_240_001,
  /** Of several servers that start on an empty database, the one with this lock loads the restaurant. */
  demoRestaurant: 7_240_002,
  /** Of several servers that start on an empty database, the one with this lock makes the accounts. */
  firstAccounts: 7_240_003,
  /**
   * Whoever changes the catalogue (dishes, categories, schemas, links) takes this lock. So a category that is being deleted gets no
   * dish, and a schema that is being assigned is not deleted. Reading and ordering do not wait for it.
   */
  catalogue: 7_240_101,
  /**
   * Whoever changes the news (slugs of several posts, and the places of pinned posts) takes this lock. Reading does not wait for
   * it.
   */
  news: 7_240_102,
  /** Whoever changes the texts of a page takes this lock: texts that are saved for the first time have no row to lock. */
  pageContent: 7_240_103,
  /**
   * Whoever changes reviews takes this lock: if two are added at once, only one becomes the twelfth, and each gets its own place.
   */
  reviews: 7_240_104,
  /** The first of the lock's two numbers; the second is the day whose seats are counted. */
  seatsOfDay: 4_711,
  /** The first of the lock's two numbers; the second stands for the phone number whose open bookings and orders are counted. */
  openOfNumber: 4_712,
} as const
