import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { aboutEditorTexts } from '../../texts/about-editor-texts.ts'
import { AboutForm } from './about-form.tsx'
import { useAboutRecord } from './about-queries.ts'

/** The page about the restaurant, to edit. */
export function AboutEditor() {
  const texts = useTexts(aboutEditorTexts)
  const query = useAboutRecord()
  return (
    <OfficeSection
      title={texts.title}
      note={texts.note}
      action={
        <a href="/about" target="_blank" rel="noreferrer">
          {texts.see}
        </a>
      }
    >
      <Loaded query={query} texts={{ loading: texts.loading, failed: texts.failedToLoad }} height="60rem">
        {(record) => <AboutForm record={record} />}
      </Loaded>
    </OfficeSection>
  )
}
