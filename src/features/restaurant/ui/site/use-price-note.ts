import { numberText } from '#src/kernel/number-text.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { priceNoteTexts } from '../../texts/price-note-texts.ts'
import { useSiteSettings } from './use-site-settings.tsx'

/**
 * The note about VAT beside prices, such as "Giá chưa gồm 8% VAT", with the current rate; undefined if the restaurant charges no
 * VAT.
 */
export function usePriceNote(): string | undefined {
  const { taxMode, vatRate } = useSiteSettings()
  const language = useLanguage()
  const texts = useTexts(priceNoteTexts)
  return taxMode === 'none' ? undefined : texts[taxMode](numberText(vatRate, language))
}
