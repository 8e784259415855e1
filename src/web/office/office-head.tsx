import { createContext, useContext } from 'react'

import type { Brand } from '#src/design/logo.tsx'

/**
 * The context with the restaurant's logo, and with its name in the reader's language. The layout around all office pages provides
 * it.
 */
export const RestaurantBrand = createContext<Brand>({ name: '', logoUrl: null, logoAspect: 1 })

/** The document head of an office page: its title, and a robots tag that asks search engines not to index the page. */
export function OfficeHead({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${useContext(RestaurantBrand).name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}
