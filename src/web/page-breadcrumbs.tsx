import { useLocation } from 'react-router'

import { useTexts } from './language.tsx'
import { StructuredData } from './structured-data.tsx'
import { siteTexts } from './texts/site-texts.ts'

/** Where a page stands below the home page, for search engines. `name` is what the site's links call it. */
export function PageBreadcrumbs({ name }: { name: string }) {
  const { home } = useTexts(siteTexts).pages
  const { pathname } = useLocation()
  return (
    <StructuredData
      describe={
        import.meta.env.SSR &&
        (({ language, origin }) => {
          const query = language === 'en' ? '?lang=en' : ''
          const steps = [
            { name: home, path: '/' },
            { name, path: pathname },
          ]
          return {
            '@type': 'BreadcrumbList',
            itemListElement: steps.map((step, place) => ({
              '@type': 'ListItem',
              position: place + 1,
              name: step.name,
              item: origin + step.path + query,
            })),
          }
        })
      }
    />
  )
}
