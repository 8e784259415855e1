import type { Language } from '#src/kernel/language.ts'
import { useLanguage } from './language.tsx'
import { useRootData } from './root-data.ts'

/** What a description depends on: the language and path of the page and the site's own address. */
export interface DescribedSite {
  readonly language: Language
  readonly origin: string
  readonly path: string
}

interface StructuredDataProps {
  /**
   * Makes the schema.org description. In the browser it is `false`, so that the code that makes the description is not sent there.
   */
  readonly describe: false | ((site: DescribedSite) => object)
}

/**
 * Describes a page to search engines by data in a script element, which the browser does not run. `<` is escaped, so that no text
 * of a dish can end the element. Only the server writes the element, and hydration leaves it as it is.
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
