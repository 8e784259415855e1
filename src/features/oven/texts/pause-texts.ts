import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The office's texts about the pause of the kitchen. */
export const pauseTexts = inBothLanguages({
  pause: ['Tạm nghỉ bếp', 'Pause the kitchen'],
  about: [
    'Đơn mới vẫn được nhận, nhưng hẹn sau giờ nghỉ.',
    'New orders are still taken, for the time after the pause.',
  ],
  until: ['Nghỉ đến', 'Pause until'],
  lengths: {
    15: ['15 phút', '15 minutes'],
    30: ['30 phút', '30 minutes'],
    60: ['60 phút', '60 minutes'],
    opening: ['Đến giờ mở cửa kế tiếp', 'Until the next opening'],
  },
  paused: [
    (until: string) => `Bếp tạm nghỉ đến ${until}`,
    (until: string) => `The kitchen pauses until ${until}`,
  ],
  by: [(name: string) => `${name} đã cho nghỉ.`, (name: string) => `Begun by ${name}.`],
  end: ['Làm lại ngay', 'Take orders again'],
  begun: ['Bếp tạm nghỉ', 'The kitchen pauses'],
  ended: ['Bếp nhận làm lại', 'The kitchen takes orders again'],
  failed: ['Chưa đổi được giờ nghỉ của bếp', 'The pause could not be changed'],
  problems: {
    'oven.not-paused': ['Bếp đã nhận làm lại rồi.', 'The kitchen takes orders again already.'],
    'oven.no-opening': ['Chưa biết giờ mở cửa kế tiếp.', 'No next opening is known.'],
  },
})
