import { useContext } from 'react'

import { Logo } from '#src/design/logo.tsx'
import { useTexts } from '../language.tsx'
import { RestaurantName } from './office-head.tsx'
import { officeTexts } from './texts/office-texts.ts'

/** The way to the public site: a plain link, because that site loads anew, without the office's styles. */
export function OfficeLogo({ height }: { height: number }) {
  const texts = useTexts(officeTexts)
  return (
    <a href="/" aria-label={texts.home(useContext(RestaurantName))}>
      <Logo label="" ground="dark" height={height} />
    </a>
  )
}
