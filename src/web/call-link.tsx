import { createContext, use, useMemo } from 'react'

import { TextLink } from '#src/design/link.tsx'
import type { ToastContent } from '#src/design/toast-store.ts'
import { phoneLink } from '#src/kernel/contact-links.ts'
import { useTexts } from './language.tsx'
import { siteTexts } from './texts/site-texts.ts'

/** The restaurant's number for guests to whom something has failed; blank where there is none, and in the office. */
export const HelpPhone = createContext('')

/** Calls the restaurant, at the end of what says that something has failed; nothing without a number. */
export function CallLink() {
  const call = useCall()
  return call && <TextLink to={call.href}>{call.label}</TextLink>
}

/** The same as the action of a toast; stays the same between renders. */
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
