import { classNames } from '#src/design/class-names.ts'
import layout from '#src/design/layout.module.css'
import { isLanguage, languages } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { sitePageName } from '#src/web/office/site-page-name.ts'
import { Link, useSearchParams } from 'react-router'
import { PageKey, pageKeys } from '../../contract/page-seo.ts'
import { emptyPageSeo } from '../../contract/empty-page-seo.ts'
import { seoEditorTexts } from '../../texts/seo-editor-texts.ts'
import { SeoForm } from './seo-form.tsx'
import { usePageSeo } from './seo-queries.ts'
import styles from './seo-editor.module.css'

/**
 * The editor for what search engines and shared links show about each page, in each language. The browser's address names the page
 * and the language.
 */
export function SeoEditor() {
  const texts = useTexts(seoEditorTexts)
  const own = useLanguage()
  const query = usePageSeo()
  const place = usePlace()
  return (
    <OfficeSection title={texts.title} note={texts.note}>
      <Choices
        label={texts.pages}
        choices={pageKeys.map((pageKey) => ({ label: sitePageName(pageKey, own), ...place, pageKey }))}
        isChosen={({ pageKey }) => pageKey === place.pageKey}
      />
      <Choices
        label={texts.languages}
        choices={languages.map((language) => ({ label: texts.language[language], ...place, language }))}
        isChosen={({ language }) => language === place.language}
      />
      <Loaded query={query} texts={texts} height="30rem">
        {(all) => (
          <SeoForm
            key={`${place.pageKey}/${place.language}`}
            seo={
              all.find((each) => each.pageKey === place.pageKey && each.language === place.language) ??
              emptyPageSeo(place)
            }
          />
        )}
      </Loaded>
    </OfficeSection>
  )
}

type Place = ReturnType<typeof usePlace>

/** The page and the language that the browser's address names. */
function usePlace() {
  const [parameters] = useSearchParams()
  const own = useLanguage()
  const language = parameters.get('language')
  return {
    pageKey: PageKey.catch('home').parse(parameters.get('page')),
    language: isLanguage(language) ? language : own,
  }
}

interface ChoicesProps {
  readonly label: string
  readonly choices: readonly (Place & { readonly label: string })[]
  isChosen(place: Place): boolean
}

function Choices({ label, choices, isChosen }: ChoicesProps) {
  return (
    <nav className={layout.wrap2} aria-label={label}>
      {choices.map((choice) => (
        <Link
          key={choice.label}
          to={`?page=${choice.pageKey}&language=${choice.language}`}
          preventScrollReset
          className={classNames(styles.choice, isChosen(choice) && styles.chosen)}
          aria-current={isChosen(choice) ? 'true' : undefined}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
