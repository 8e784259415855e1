import { formatDayTime } from '#src/kernel/day-time.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { CustomizationOption } from '../../contract/customization-schema.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'

/** That an option is sold out, and until when where that is known. */
export function SoldOutNote({ soldOutUntil }: Pick<CustomizationOption, 'soldOutUntil'>) {
  const texts = useTexts(customizationTexts)
  const language = useLanguage()
  return soldOutUntil ? texts.soldOutUntil(formatDayTime(new Date(soldOutUntil), language)) : texts.soldOut
}
