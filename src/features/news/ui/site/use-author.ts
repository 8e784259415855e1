import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage } from '#src/web/language.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'

/** Posts are signed by the restaurant, never by a person. */
export function useAuthor(): string {
  const language = useLanguage()
  const { authorLabel, authorLabelVi } = useSiteSettings()
  return inLanguage(language, authorLabel, authorLabelVi)
}
