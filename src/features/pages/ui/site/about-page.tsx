import type { Route } from './+types/about-page'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { Api } from '#src/web/api.ts'
import { dataInHtml } from '#src/web/page-data.ts'
import { PageHead } from '#src/web/page-head.tsx'
import { breadcrumbs } from '#src/web/breadcrumbs.ts'
import { StructuredData } from '#src/web/structured-data.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { shownAbout } from '../../rules/shown-about.ts'
import { aboutTexts } from '../../texts/about-texts.ts'
import { AboutBeliefs, AboutTeam, AboutVisit } from './about-people.tsx'
import { AboutFigures, AboutHero, AboutStory } from './about-story.tsx'

export const handle: PageHandle = {}

const loadAbout = (api: Api) => api.call('GET /api/about-content')

const pageData = dataInHtml('/about', loadAbout)
export const loader = pageData.loader
export const clientLoader = pageData.clientLoader

/** The page about the restaurant: its history, its numbers, its beliefs and its team. */
export default function AboutPage({ loaderData, params }: Route.ComponentProps) {
  const { head } = useTexts(aboutTexts)
  const content = pageData.useData(loaderData, params)
  const { hero, story, beliefs, team, ...figures } = shownAbout(content, useLanguage())
  return (
    <>
      <PageHead {...head} />
      <StructuredData describe={import.meta.env.SSR && ((site) => breadcrumbs(site))} />
      <AboutHero {...hero} hasPicture={story.pictures[0] !== null} />
      <AboutStory {...story} />
      <AboutFigures {...figures} />
      <AboutBeliefs beliefs={beliefs} />
      <AboutTeam {...team} />
      <AboutVisit />
    </>
  )
}
