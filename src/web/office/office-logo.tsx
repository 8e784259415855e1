import { useContext } from 'react'

import { BrandLogo } from '#src/design/logo.tsx'
import { useTexts } from '../language.tsx'
import { RestaurantBrand } from './office-head.tsx'
import { officeTexts } from './texts/office-texts.ts'

/**
 * The logo, which is a link to the public site. It is a plain link, which loads a new document, because the public site must not
 * get the office's styles.
 */
export function OfficeLogo({ height }: { height: number }) {
  const texts = useTexts(officeTexts)
  const brand = useContext(RestaurantBrand)
  return (
    <a href="/" aria-label={texts.home(brand.name)}>
      <BrandLogo brand={brand} label="" height={height} />
    </a>
  )
}
