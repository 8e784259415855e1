import { createContext, use, useMemo } from 'react'

import { TextLink } from '#src/design/link.tsx'
import type { ToastContent } from '#src/design/toast-store.ts'
import { phoneLink } from '#src/kernel/contact-links.ts'
import { useTexts } from './language.tsx'
import { siteTexts } from './texts/site-texts.ts'

/**
 * The restaurant's phone number, which guests see if something has failed. Empty in the office, and if the restaurant has no
 * number.
 */
export const HelpPhone = createContext('')

/** A link to call the restaurant, for the end of an error message. Renders nothing if there is no number. */
export function CallLink() {
  const call = useCall()
  return call && <TextLink to={call.href}>{call.label}</TextLink>
}

/** The same link as `CallLink`, as the action of a toast. The object stays the same between renders. */
export function useCall() {
  const phone = use(HelpPhone)
  const texts = useTexts(siteTexts)
  return useMemo(
    () =>
      phone === ''
        ? undefined
        : ({ label: texts.callUs(phone), href: phoneLink(phone) } satisfies ToastContent['action']),
    [phone, texts],
  )
}
