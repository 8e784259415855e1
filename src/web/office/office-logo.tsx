import { Logo } from '#src/design/logo.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '../language.tsx'
import { officeTexts } from './texts/texts.ts'

/** The way to the public site: a plain link, because that site loads anew, without the office's styles. */
export function OfficeLogo({ height }: { height: number }) {
  const texts = useTexts(officeTexts)
  const language = useLanguage()
  const { name, nameVi } = useSiteSettings()
  return (
    <a href="/" aria-label={texts.home(inLanguage(language, name, nameVi))}>
      <Logo label="" ground="dark" height={height} />
    </a>
  )
}
