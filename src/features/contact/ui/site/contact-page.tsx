import type { Route } from './+types/contact-page'
import { TextLink } from '#src/design/link.tsx'
import { mapPageAddress } from '#src/features/restaurant/rules/map-address.ts'
import { FormPage } from '#src/features/restaurant/ui/site/form-page.tsx'
import { loadRoom } from '#src/features/restaurant/ui/site/load-room.ts'
import { NoScript } from '#src/features/restaurant/ui/site/no-script.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { useTexts } from '#src/web/language.tsx'
import { dataInHtml } from '#src/web/page-data.ts'
import type { PageHandle } from '#src/web/page-handle.ts'
import { contactTexts } from '../../texts/contact-texts.ts'
import { ContactForm } from './contact-form.tsx'

export const handle: PageHandle = {}

const pageData = dataInHtml('/contact', loadRoom)
export const loader = pageData.loader
export const clientLoader = pageData.clientLoader

/** The contact page: how to reach the restaurant, a picture of its room, and a form to write to it. */
export default function ContactPage({ loaderData, params }: Route.ComponentProps) {
  const texts = useTexts(contactTexts)
  const settings = useSiteSettings()
  const room = pageData.useData(loaderData, params)
  return (
    <FormPage
      texts={texts}
      room={room}
      form={
        <>
          <NoScript text={texts.noScript} />
          <ContactForm />
        </>
      }
      map={
        settings.mapQuery !== '' && (
          <TextLink look="forward" to={mapPageAddress(settings)} target="_blank" rel="noopener noreferrer">
            {texts.map}
          </TextLink>
        )
      }
    />
  )
}
