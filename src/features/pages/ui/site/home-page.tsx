import type { Route } from './+types/home-page'
import type { Api } from '#src/web/api.ts'
import type { PageHandle } from '#src/web/page-handle.ts'
import { foreignLanguage, inLanguage } from '#src/kernel/language.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { dataInHtml } from '#src/web/page-data.ts'
import { PageHead } from '#src/web/page-head.tsx'
import { StructuredData } from '#src/web/structured-data.tsx'
import { DeferredNews } from '#src/features/news/ui/site/deferred-news.tsx'
import { structuredRestaurant } from '#src/features/restaurant/rules/structured-restaurant.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { homeTexts } from '../../texts/home-texts.ts'
import { FeaturedDishes } from './featured-dishes.tsx'
import { HomeHero } from './home-hero.tsx'
import { DeferredLowerHome } from './deferred-lower-home.tsx'

export const handle: PageHandle = {}

/** Loads the texts, which are in the server's HTML. Dishes, reviews and news are loaded later, when they are near the viewport. */
const loadHome = (api: Api) => api.call('GET /api/home-content')

const pageData = dataInHtml('/', loadHome)
export const loader = pageData.loader
export const clientLoader = pageData.clientLoader

/** The home page: the opening, the featured dishes, the story, the booking form, guest reviews, directions and news. */
export default function HomePage({ loaderData, params }: Route.ComponentProps) {
  const { title, description, keywords } = useTexts(homeTexts)
  const settings = useSiteSettings()
  const language = useLanguage()
  const content = pageData.useData(loaderData, params)
  return (
    <>
      <PageHead
        title={inLanguage(language, settings.tagline, settings.taglineVi) || title}
        description={description}
        keywords={keywords}
      />
      <StructuredData describe={import.meta.env.SSR && ((site) => structuredRestaurant(settings, site))} />
      <HomeHero
        title={inLanguage(language, content.heroTitle, content.heroTitleVi)}
        titleLang={foreignLanguage(language, content.heroTitleVi)}
        subtitle={translated(language, content.heroSubtitle, content.heroSubtitleVi)}
        film={content.heroFilm}
      />
      <FeaturedDishes
        title={translated(language, content.featuredTitle, content.featuredTitleVi)}
        subtitle={translated(language, content.featuredSubtitle, content.featuredSubtitleVi)}
      />
      <DeferredLowerHome content={content} />
      <DeferredNews heading={content} />
    </>
  )
}
