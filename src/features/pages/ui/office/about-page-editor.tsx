import { AboutContentInput, type AboutRecord } from '../../contract/about-content.ts'
import { aboutSections } from '../../rules/about-sections.ts'
import { aboutEditorTexts } from '../../texts/about-editor-texts.ts'
import { defaultAboutContent } from '../../texts/default-about-content.ts'
import { officePagesProblems } from '../../texts/office-problem-texts.ts'
import { PageEditor, pageOf } from './page-editor.tsx'
import { activeSwitch, pageInputs } from './page-inputs.tsx'
import styles from './page-inputs.module.css'

const aboutPage = pageOf<AboutRecord>()({
  address: '/about',
  queryKey: ['/api/about-content', 'record'],
  read: (api) => api.call('GET /api/about-content/record'),
  change: (api, body) => api.call('PUT /api/about-content', { body }),
  schema: AboutContentInput,
  sections: aboutSections,
  fields: {
    ...pageInputs(aboutSections, {
      ...defaultAboutContent,
      preview: { className: styles.small, sizes: '10rem', width: 320 },
    }),
    isActive: activeSwitch,
  },
  texts: aboutEditorTexts,
  problems: officePagesProblems,
  staleCode: 'pages.stale',
})

/** The editor of the page about the restaurant. */
export function AboutEditor() {
  return <PageEditor page={aboutPage} />
}
