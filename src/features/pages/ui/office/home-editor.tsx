import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { homeEditorTexts } from '../../texts/home-editor-texts.ts'
import { HomeForm } from './home-form.tsx'
import { useHomeRecord } from './home-queries.ts'

/** The texts of the home page, to edit. */
export function HomeEditor() {
  const texts = useTexts(homeEditorTexts)
  const query = useHomeRecord()
  return (
    <OfficeSection
      title={texts.title}
      note={texts.note}
      action={
        <a href="/" target="_blank" rel="noreferrer">
          {texts.see}
        </a>
      }
    >
      <Loaded query={query} texts={{ loading: texts.loading, failed: texts.failedToLoad }} height="30rem">
        {(record) => <HomeForm record={record} />}
      </Loaded>
    </OfficeSection>
  )
}
