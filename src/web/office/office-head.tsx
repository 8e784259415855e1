import { createContext, useContext } from 'react'

/** The restaurant's name in the reader's language, from the frame around all office pages. */
export const RestaurantName = createContext('')

/** The head of an office page: its title, and a request to search engines not to index it. */
export function OfficeHead({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${useContext(RestaurantName)}`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}
