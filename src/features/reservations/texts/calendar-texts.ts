import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

/** Texts of the calendar event for a reservation. */
export const calendarTexts = inBothLanguages({
  fileName: ['dat-ban', 'table'],
  summary: [
    (restaurant: string, guests: number) => `Bàn cho ${guests} khách · ${restaurant}`,
    (restaurant: string, guests: number) =>
      guests === 1 ? `A table for one · ${restaurant}` : `A table for ${guests} · ${restaurant}`,
  ],
  callFirst: [
    'Bàn chưa được giữ: quán sẽ gọi cho bạn trước.',
    'No table is held yet: the restaurant calls you first.',
  ],
  call: [siteTexts.vi.callUs, siteTexts.en.callUs],
})
