import type { Language } from '#src/kernel/language.ts'
import { useLanguage } from './language.tsx'
import { useRootData } from './root-data.ts'

/** The facts on which a description depends: the page's language and path, and the site's own address. */
export interface DescribedSite {
  readonly language: Language
  readonly origin: string
  readonly path: string
}

interface StructuredDataProps {
  /**
   * Makes the schema.org description. It is `false` in the browser, so that the code for the description is not sent to the
   * browser.
   */
  readonly describe: false | ((site: DescribedSite) => object)
}

/**
 * Describes a page to search engines with data in a script element, which the browser does not run. `<` is escaped, so that no text
 * of a dish can end the element. Only the server writes the element, and hydration leaves it unchanged.
 */
export function StructuredData({ describe }: StructuredDataProps) {
  const language = useLanguage()
  const { origin = '', path = '' } = useRootData() ?? {}
  const data = describe && { '@context': 'https://schema.org', ...describe({ language, origin, path }) }
  const json = data ? JSON.stringify(data).replaceAll('<', String.raw`\u003c`) : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // As a child React would escape its quotes; without a single `<` nothing in it can end the element.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
