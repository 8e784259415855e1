import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts about the reason for a cancellation, or for a lower total. */
export const orderReasonTexts = inBothLanguages({
  cancelled: ['Lý do huỷ', 'Why it was cancelled'],
  ask: [(code: string) => `Huỷ đơn ${code}`, (code: string) => `Cancel order ${code}`],
  label: ['Lý do', 'Reason'],
  guestReads: ['Khách đọc được lý do này trên phiếu của đơn.', 'The guest reads this on the order’s ticket.'],
  inLog: [
    'Bếp đã nhận đơn mà tiền giảm, nên cần ghi lý do. Khách không đọc được.',
    'The kitchen had the order and the bill falls, so say why. Guests do not read it.',
  ],
  ready: {
    cancelled: [
      { byGuest: 'Khách báo huỷ', soldOut: 'Quán vừa hết món', closed: 'Bếp quá đông, không kịp làm' },
      {
        byGuest: 'The guest has cancelled',
        soldOut: 'A dish is sold out',
        closed: 'The kitchen is too busy',
      },
    ],
    cheaper: [
      { byGuest: 'Khách bớt món', soldOut: 'Quán vừa hết món', mistake: 'Nhập nhầm' },
      { byGuest: 'The guest wants less', soldOut: 'A dish is sold out', mistake: 'Entered by mistake' },
    ],
  },
  confirm: ['Huỷ đơn', 'Cancel the order'],
  keep: ['Giữ đơn', 'Keep the order'],
})
