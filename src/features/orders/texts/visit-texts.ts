import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts of the screen that shows who sits at which table. */
export const visitTexts = inBothLanguages({
  title: ['Bàn', 'Tables'],
  fields: {
    tableLabel: ['Bàn', 'Table'],
    openedAt: ['Mở lúc', 'Opened'],
    openedBy: ['Người mở', 'Opened by'],
    guests: ['Số khách', 'Guests'],
    reservationId: ['Đặt bàn', 'Booking'],
    closedAt: ['Dọn lúc', 'Cleared'],
  },
})
