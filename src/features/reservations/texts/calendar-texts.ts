import { siteTexts } from '#src/web/texts/site-texts.ts'

/** Texts of the event that a reservation becomes in the guest's calendar. */
const en = {
  fileName: 'table',
  summary: (restaurant: string, guests: number) =>
    guests === 1 ? `A table for one · ${restaurant}` : `A table for ${guests} · ${restaurant}`,
  callFirst: 'No table is held yet: the restaurant calls you first.',
  call: siteTexts.en.callUs,
}

const vi: typeof en = {
  fileName: 'dat-ban',
  summary: (restaurant, guests) => `Bàn cho ${guests} khách · ${restaurant}`,
  callFirst: 'Bàn chưa được giữ: quán sẽ gọi cho bạn trước.',
  call: siteTexts.vi.callUs,
}

export const calendarTexts = { vi, en }
