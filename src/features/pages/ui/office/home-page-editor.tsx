import { HomeContentInput, type HomeRecord } from '../../contract/home-content.ts'
import { filmFields } from '../../rules/films.ts'
import { homeSections } from '../../rules/home-sections.ts'
import { defaultHomeContent } from '../../texts/default-home-content.ts'
import { homeEditorTexts } from '../../texts/home-editor-texts.ts'
import { officePagesProblems } from '../../texts/office-problem-texts.ts'
import { film, largePreview, poster } from './home-film-fields.tsx'
import { PageEditor, pageOf } from './page-editor.tsx'
import { activeSwitch, pageInputs } from './page-inputs.tsx'

const { hero, reservation } = filmFields

const homePage = pageOf<HomeRecord>()({
  address: '/',
  queryKey: ['/api/home-content', 'record'],
  read: (api) => api.call('GET /api/home-content/record'),
  change: (api, body) => api.call('PUT /api/home-content', { body }),
  schema: HomeContentInput,
  sections: homeSections,
  also: { hero: hero.film, reservation: reservation.film },
  fields: {
    ...pageInputs(homeSections, { texts: defaultHomeContent, preview: largePreview }),
    [hero.film]: film('hero'),
    [hero.poster]: poster,
    [reservation.film]: film('reservation'),
    [reservation.poster]: poster,
    isActive: activeSwitch,
  },
  texts: homeEditorTexts,
  problems: officePagesProblems,
  staleCode: 'pages.stale',
})

/** The editor of the home page's texts. */
export function HomeEditor() {
  return <PageEditor page={homePage} />
}
