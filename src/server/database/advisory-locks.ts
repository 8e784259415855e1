/**
 * The numbers of the advisory locks that the program takes. All of them are listed here, so that no number is used twice. A number
 * may be any, but must never change.
 */
export const advisoryLocks = {
  /** Every server that starts takes this lock, so that one server migrates the database while the others wait. */
  migration: 7_240_001,
  /** If several servers start on an empty database, the one that gets this lock loads the demo restaurant. */
  demoRestaurant: 7_240_002,
  /** If several servers start on an empty database, the one that gets this lock creates the accounts. */
  firstAccounts: 7_240_003,
  /**
   * Code that changes the catalogue (dishes, categories, customization schemas, links between them) takes this lock. So no new dish
   * can get into a category that is being deleted, and a schema that is being assigned is not deleted. Guests can read the menu and
   * order without waiting for this lock.
   */
  catalogue: 7_240_101,
  /**
   * Code that changes several news posts together (their slugs, the places of pinned posts) takes this lock. Reading the news does
   * not wait for this lock.
   */
  news: 7_240_102,
  /**
   * Code that changes the texts of a page takes this lock, because texts that are saved for the first time have no row that could
   * be locked.
   */
  pageContent: 7_240_103,
  /**
   * Code that changes reviews takes this lock, so that reviews which are added at the same time neither exceed the limit of twelve
   * nor get the same place on the page.
   */
  reviews: 7_240_104,
  /** Code that adds a paired device takes this lock, so that devices which are added at the same time do not exceed the limit. */
  devices: 7_240_105,
  /** Code that begins or ends the pause of the kitchen takes this lock, because there may be no row that could be locked. */
  pause: 7_240_107,
  /** Code that promises a time for an order takes this lock, so that no two orders get the same oven capacity. */
  oven: 7_240_108,
  /** The first of this lock's two numbers. The second number is the day whose reserved seats are being counted. */
  seatsOfDay: 4_711,
  /**
   * The first of this lock's two numbers. The second number is made from the phone number whose open bookings and orders are being
   * counted.
   */
  openOfNumber: 4_712,
  /** The first of this lock's two numbers. The second number stands for the restaurant table whose visit is opened or joined. */
  table: 4_713,
  /** The first of this lock's two numbers. The second number is made from the key of a request that takes a print job. */
  printKey: 4_714,
} as const
