import type { Route } from './+types/contact-page'
import { FormPage } from '#src/features/restaurant/ui/shared/form-page.tsx'
import { loadRoom } from '#src/features/restaurant/ui/shared/load-room.ts'
import { NoScript } from '#src/features/restaurant/ui/shared/no-script.tsx'
import { useTexts } from '#src/web/language.tsx'
import { loadInBrowser, loadOnServer, useRetainedData } from '#src/web/page-data.ts'
import type { PageHandle } from '#src/web/page-handle.ts'
import { contactTexts } from '../../texts/contact-texts.ts'
import { ContactForm } from './contact-form.tsx'

export const handle: PageHandle = {}

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, loadRoom)

export const clientLoader = () => loadInBrowser('/contact', loadRoom)

/** How to reach the restaurant, its room, and a form to write to it. */
export default function ContactPage({ loaderData: room }: Route.ComponentProps) {
  const texts = useTexts(contactTexts)
  useRetainedData('/contact', room)
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
    />
  )
}
