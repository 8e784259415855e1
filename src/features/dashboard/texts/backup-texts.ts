import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The dashboard's texts about backups. */
export const backupTexts = inBothLanguages({
  title: ['Sao lưu', 'Backups'],
  last: [
    (moment: string, megabytes: string) => `Sao lưu gần nhất: ${moment}, ${megabytes} MB.`,
    (moment: string, megabytes: string) => `Last backup: ${moment}, ${megabytes} MB.`,
  ],
  none: [
    'Chưa có bản sao lưu nào. Bản đầu tiên tự tạo lúc 4 giờ 30 sáng. Cần sớm hơn, bạn nhờ người quản lý máy chủ.',
    'There is no backup yet. The first is made by itself at 4:30 in the morning. If you need one sooner, ask whoever runs the server.',
  ],
  missed: ['Đã quá một ngày chưa sao lưu', 'No backup for more than a day'],
  notElsewhere: [
    'Chưa có bản nào ở nơi khác: ổ đĩa hỏng thì mất cả bản sao.',
    'None lies elsewhere: if the disk breaks, the backups go with it.',
  ],
  tried: [
    (moment: string) => `Thử khôi phục gần nhất: ${moment}.`,
    (moment: string) => `Restoring was last tried: ${moment}.`,
  ],
  untried: ['Chưa thử khôi phục lần nào.', 'Restoring has not been tried yet.'],
})
