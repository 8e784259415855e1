import { fileURLToPath } from 'node:url'

import { sql } from 'drizzle-orm'

import { createAccounts, hasAccounts } from '#src/features/accounts/server/accounts.ts'
import { seedMessages } from '#src/features/contact/server/contact.ts'
import { seedCustomizationSchemas } from '#src/features/customization/server/customization.ts'
import { seedMenu } from '#src/features/menu/server/menu.ts'
import { seedBlogPosts } from '#src/features/news/server/news.ts'
import { saveAboutContent, saveHomeContent, savePageSeo } from '#src/features/pages/server/pages.ts'
import { seedReservations } from '#src/features/reservations/server/reservations.ts'
import { hasSiteSettings, saveSiteSettings } from '#src/features/restaurant/server/restaurant.ts'
import { seedReviews } from '#src/features/reviews/server/reviews.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { Database } from '#src/server/database/connection.ts'
import { unavailableReason } from '#src/server/database/unavailable.ts'
import type { Services } from '#src/server/services.ts'
import { StartError } from '#src/server/start-error.ts'
import { aboutContent } from './about-content.ts'
import { demoAccounts } from './accounts.ts'
import { blogPosts, blogPostsBefore } from './blog-posts.ts'
import { categories } from './categories.ts'
import { copyPictures } from './copy-pictures.ts'
import { customizationSchemas } from './customization-schemas.ts'
import { demoBookings, demoCapacity } from './demo-bookings.ts'
import { demoMessages } from './demo-messages.ts'
import { dishSchemas } from './dish-schemas.ts'
import { dishes } from './dishes.ts'
import { homeContent } from './home-content.ts'
import { pageSeo } from './page-seo.ts'
import { reviews } from './reviews.ts'
import { siteSettings } from './site-settings.ts'

const pictures = fileURLToPath(new URL('pictures', import.meta.url))

/**
 * Loads the demo restaurant into an empty database, whole or not at all, and stores its pictures. With `guestsAt` it has
 * guests too, tables and messages around that moment, and seats that they can fill. True where it was loaded now; a database
 * that holds a restaurant is left as it is.
 */
export async function seedDemoRestaurant(
  db: Database,
  place: Pick<Services, 'config' | 'storage'>,
  { guestsAt }: { readonly guestsAt?: Date | undefined } = {},
): Promise<boolean> {
  // Pictures first: a restaurant without its pictures would stay so, pictures without a restaurant do no harm.
  await copyPictures(pictures, place).catch(async (error: unknown) => {
    if (unavailableReason(error) !== 'storage') throw error
    if (!(await hasSiteSettings(db)))
      throw new StartError('The demo restaurant’s pictures cannot be stored: see STORAGE.')
  })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demoRestaurant})`)
    if (await hasSiteSettings(tx)) return false
    await saveSiteSettings(tx, guestsAt ? { ...siteSettings, capacity: demoCapacity } : siteSettings)
    await seedCustomizationSchemas(tx, customizationSchemas)
    await seedMenu(tx, { categories, dishes, links: dishSchemas })
    await saveHomeContent(tx, homeContent)
    await saveAboutContent(tx, aboutContent)
    await savePageSeo(tx, pageSeo)
    await seedReviews(tx, reviews)
    await seedBlogPosts(tx, guestsAt ? blogPostsBefore(guestsAt) : blogPosts)
    // In production the start has made another account before.
    if (!(await hasAccounts(tx))) await createAccounts(tx, demoAccounts)
    if (guestsAt) {
      await seedReservations(tx, demoBookings, guestsAt)
      await seedMessages(tx, demoMessages, guestsAt)
    }
    return true
  })
}
