import { FormPage } from '#src/features/restaurant/ui/shared/form-page.tsx'
import { NoScript } from '#src/features/restaurant/ui/shared/no-script.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { contactTexts } from '../../texts/contact-texts.ts'
import { ContactForm } from './contact-form.tsx'

export const handle: PageHandle = {}

/** How to reach the restaurant, and a form to write to it. */
export default function ContactPage() {
  const texts = useTexts(contactTexts)
  return (
    <FormPage
      texts={texts}
      form={
        <>
          <NoScript text={texts.noScript} />
          <ContactForm />
        </>
      }
    />
  )
}
