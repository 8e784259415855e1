import { numberText } from '#src/kernel/number-text.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/use-site-settings.tsx'
import { menuTexts } from '../../texts/menu-texts.ts'

/** "Giá chưa gồm 8% VAT", with the rate that applies now. */
export function useVatNote(): string {
  const language = useLanguage()
  const rate = numberText(useSiteSettings().vatRate, language)
  return useTexts(menuTexts).vatNote(rate)
}
