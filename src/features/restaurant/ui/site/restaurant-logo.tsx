import { BrandLogo } from '#src/design/logo.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage } from '#src/web/language.tsx'
import { useSiteSettings } from './use-site-settings.tsx'

interface RestaurantLogoProps {
  /** In CSS pixels. */
  readonly height: number
  /** True if the logo's alternative text is the restaurant's name; false if the name is written beside the logo. */
  readonly isNamed?: boolean
}

/** The restaurant's logo on a dark background. If the owner has set no logo, the restaurant's name is shown instead. */
export function RestaurantLogo({ height, isNamed = false }: RestaurantLogoProps) {
  const { name, nameVi, logoUrl, logoAspect } = useSiteSettings()
  const shown = inLanguage(useLanguage(), name, nameVi)
  return (
    <BrandLogo brand={{ name: shown, logoUrl, logoAspect }} label={isNamed ? shown : ''} height={height} />
  )
}
