import { inLanguage } from '#src/kernel/language.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'
import { useLanguage } from '../language.tsx'

/** The head of an office page: its title, and a request to search engines not to index it. */
export function OfficeHead({ title }: { title: string }) {
  const language = useLanguage()
  const { name, nameVi } = useSiteSettings()
  return (
    <>
      <title>{`${title} · ${inLanguage(language, name, nameVi)}`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}
