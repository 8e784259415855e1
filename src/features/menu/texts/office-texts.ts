import { availabilityTexts } from '#src/web/texts/field-texts.ts'

/** The texts of the screen on which staff change the availability. */
const officeMenuEn = {
  title: 'Menu availability',
  list: {
    search: 'Search by name or category',
    filters: {
      show: {
        label: 'Show',
        options: { available: availabilityTexts.en.available, unavailable: 'Unavailable' },
      },
    },
    count: (shown: number, total: number) => `${shown} / ${total} dishes and options`,
    loading: 'Loading the menu…',
    failed: 'The menu could not be loaded.',
    none: { title: 'There are no dishes yet' },
    noneFound: { title: 'No dish found' },
  },
  soldOut: 'Sold Out',
  soldOutUntil: availabilityTexts.en.soldOutUntil,
  soldOutUntilShort: 'Until…',
  soldOutUntilOf: (dish: string) => `${dish}: sold out until…`,
  soldOutTitle: (dish: string) => `${dish}: sold out until when?`,
  untilOpening: (when: string) => `Until we open: ${when}`,
  untilTime: 'Until this time',
  untilTimeLabel: 'Another time',
  untilTimePast: 'Choose a time that is not past.',
  untilNotice: 'Until further notice',
  available: (dish: string) => `${dish}: available`,
  nowAvailable: (dish: string) => `${dish} can be ordered again`,
  nowSoldOut: (dish: string) => `${dish} is sold out`,
  error: 'Error',
  failed: 'Failed to update menu item availability',
  optionsOf: (schema: string) => `Options: ${schema}`,
  optionFailed: 'Failed to update the availability of this option',
}

const officeMenuVi: typeof officeMenuEn = {
  title: 'Tình trạng món',
  list: {
    search: 'Tìm theo tên món hoặc danh mục',
    filters: {
      show: {
        label: 'Hiển thị',
        options: { available: availabilityTexts.vi.available, unavailable: availabilityTexts.vi.soldOut },
      },
    },
    count: (shown, total) => `${shown} / ${total} món và lựa chọn`,
    loading: 'Đang tải thực đơn…',
    failed: 'Chưa tải được thực đơn.',
    none: { title: 'Thực đơn chưa có món nào' },
    noneFound: { title: 'Không tìm thấy món nào' },
  },
  soldOut: availabilityTexts.vi.soldOut,
  soldOutUntil: availabilityTexts.vi.soldOutUntil,
  soldOutUntilShort: 'Hết đến…',
  soldOutUntilOf: (dish) => `${dish}: hết đến…`,
  soldOutTitle: (dish) => `${dish}: hết đến khi nào?`,
  untilOpening: (when) => `Hết đến khi mở cửa: ${when}`,
  untilTime: 'Hết đến giờ này',
  untilTimeLabel: 'Giờ khác',
  untilTimePast: 'Giờ này đã qua, hãy chọn giờ khác.',
  untilNotice: 'Hết đến khi có thông báo',
  available: (dish) => `${dish}: còn món`,
  nowAvailable: (dish) => `${dish} đã bán lại`,
  nowSoldOut: (dish) => `${dish} đã báo hết`,
  error: 'Lỗi',
  failed: 'Chưa cập nhật được tình trạng món',
  optionsOf: (schema) => `Lựa chọn: ${schema}`,
  optionFailed: 'Chưa cập nhật được tình trạng lựa chọn',
}

export const officeMenuTexts = { vi: officeMenuVi, en: officeMenuEn }
