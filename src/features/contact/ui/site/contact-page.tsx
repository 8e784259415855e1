import type { Route } from './+types/contact-page'
import { mapOrigin } from '#src/features/restaurant/rules/map-address.ts'
import { FormPage } from '#src/features/restaurant/ui/site/form-page.tsx'
import { loadTable } from '#src/features/restaurant/ui/site/load-room.ts'
import { NoScript } from '#src/features/restaurant/ui/site/no-script.tsx'
import { RestaurantMap } from '#src/features/restaurant/ui/site/restaurant-map.tsx'
import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import { useTexts } from '#src/web/language.tsx'
import { dataInHtml } from '#src/web/page-data.ts'
import type { PageHandle } from '#src/web/page-handle.ts'
import { FailedPart } from '#src/web/page-part.tsx'
import { contactTexts } from '../../texts/contact-texts.ts'
import styles from './contact-page.module.css'

export const handle: PageHandle = { frameOrigin: mapOrigin }

const pageData = dataInHtml('/contact', loadTable)
export const loader = pageData.loader
export const clientLoader = pageData.clientLoader

const DeferredForm = hydrateNearViewport({
  load: async () => (await import('./contact-form.tsx')).ContactForm,
  margin: 500,
  fallback: <div className={styles.waiting} aria-hidden="true" />,
  failed: <FailedPart page="contact" />,
})

/** The contact page: how to reach the restaurant, a picture of a table, and a form to write to it. */
export default function ContactPage({ loaderData, params }: Route.ComponentProps) {
  const texts = useTexts(contactTexts)
  const table = pageData.useData(loaderData, params)
  return (
    <FormPage
      texts={texts}
      room={table}
      form={
        <>
          <NoScript text={texts.noScript} />
          <DeferredForm />
        </>
      }
      map={<RestaurantMap />}
      detailsFirst
    />
  )
}
