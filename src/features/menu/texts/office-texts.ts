import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { availabilityTexts } from '#src/web/texts/availability-texts.ts'

/** The texts of the screen on which staff mark dishes and options as sold out. */
export const officeMenuTexts = inBothLanguages({
  title: ['Tình trạng món', 'Menu availability'],
  list: {
    search: ['Tìm theo tên món hoặc danh mục', 'Search by name or category'],
    filters: {
      show: {
        label: ['Hiển thị', 'Show'],
        options: {
          available: [availabilityTexts.vi.available, availabilityTexts.en.available],
          unavailable: [availabilityTexts.vi.soldOut, 'Unavailable'],
        },
      },
    },
    count: [
      (shown: number, total: number) => `${shown} / ${total} món và lựa chọn`,
      (shown: number, total: number) => `${shown} / ${total} dishes and options`,
    ],
    loading: ['Đang tải thực đơn…', 'Loading the menu…'],
    failed: ['Chưa tải được thực đơn.', 'The menu could not be loaded.'],
    none: { title: ['Thực đơn chưa có món nào', 'There are no dishes yet'] },
    noneFound: { title: ['Không tìm thấy món nào', 'No dish found'] },
  },
  soldOut: [availabilityTexts.vi.soldOut, 'Sold Out'],
  soldOutUntil: [availabilityTexts.vi.soldOutUntil, availabilityTexts.en.soldOutUntil],
  soldOutUntilShort: ['Hết đến…', 'Until…'],
  soldOutUntilOf: [(dish: string) => `${dish}: hết đến…`, (dish: string) => `${dish}: sold out until…`],
  soldOutTitle: [
    (dish: string) => `${dish}: hết đến khi nào?`,
    (dish: string) => `${dish}: sold out until when?`,
  ],
  untilOpening: [(when: string) => `Hết đến khi mở cửa: ${when}`, (when: string) => `Until we open: ${when}`],
  untilTime: ['Hết đến giờ này', 'Until this time'],
  untilTimeLabel: ['Giờ khác', 'Another time'],
  untilTimePast: ['Giờ này đã qua, hãy chọn giờ khác.', 'Choose a time that is not past.'],
  untilNotice: ['Hết đến khi có thông báo', 'Until further notice'],
  available: [(dish: string) => `${dish}: còn món`, (dish: string) => `${dish}: available`],
  nowAvailable: [(dish: string) => `${dish} đã bán lại`, (dish: string) => `${dish} can be ordered again`],
  nowSoldOut: [(dish: string) => `${dish} đã báo hết`, (dish: string) => `${dish} is sold out`],
  error: ['Lỗi', 'Error'],
  failed: ['Chưa cập nhật được tình trạng món', 'Failed to update menu item availability'],
  optionsOf: [(schema: string) => `Lựa chọn: ${schema}`, (schema: string) => `Options: ${schema}`],
  optionFailed: [
    'Chưa cập nhật được tình trạng lựa chọn',
    'Failed to update the availability of this option',
  ],
})
