import type { PageHandle } from '../../../../web/page-handle.ts'
import { useTexts } from '../../../../web/language.tsx'
import { PageHead } from '../../../../web/page-head.tsx'
import { StructuredData } from '../../../../web/structured-data.tsx'
import { structuredRestaurant } from '../../../restaurant/rules/structured-restaurant.ts'
import { useSiteSettings } from '../../../restaurant/ui/parts/site-settings.tsx'
import { homeTexts } from '../../texts/home-texts.ts'
import { FeaturedDishes } from '../parts/featured-dishes.tsx'
import { HomeHero } from '../parts/home-hero.tsx'
import { HomeReservation } from '../parts/home-reservation.tsx'
import { HomeStory } from '../parts/home-story.tsx'

export const handle: PageHandle = {}

/** The first page: the fire, what guests come back for, and how it all began (public site §2). */
export default function HomePage() {
  const { title, description, keywords } = useTexts(homeTexts)
  const settings = useSiteSettings()
  return (
    <>
      <PageHead title={title} description={description} keywords={keywords} />
      <StructuredData describe={import.meta.env.SSR && ((site) => structuredRestaurant(settings, site))} />
      <HomeHero />
      <FeaturedDishes />
      <HomeReservation />
      <HomeStory />
    </>
  )
}
