import { inBothLanguages } from '#src/kernel/both-languages.ts'

/**
 * The texts at the top of an order's ticket, beside the picture of the oven. They are in a file of their own, because the ticket's
 * other texts load later.
 */
export const orderOvenTexts = inBothLanguages({
  pageTitle: [(code: string) => `Đơn hàng ${code}`, (code: string) => `Order ${code}`],
  pageDescription: ['Các món đã đặt và đơn đang đến đâu.', 'What was ordered, and how far it is.'],
  eyebrow: ['Đơn hàng của bạn', 'Your order'],
  title: [(code: string) => `Đơn ${code}`, (code: string) => `Order ${code}`],
  placedAt: [(when: string) => `Đặt lúc ${when}`, (when: string) => `Placed at ${when}`],
  progress: ['Đơn của bạn đang đến đâu', 'Progress of your order'],
  reached: ['đã qua', 'passed'],
  due: {
    takeout: ['Giờ lấy món', 'Pick up'],
    delivery: ['Giờ giao món', 'Delivery'],
    'dine-in': ['Giờ lên món', 'At your table'],
  },
  readyAbout: ['Sẵn sàng khoảng', 'Ready about'],
  startsAt: ['Vào lò lúc', 'In the oven from'],
  soon: [
    (place: string) => `${place} · càng sớm càng tốt`,
    (place: string) => `${place} · as soon as possible`,
  ],
  asSoonAsPossible: ['Càng sớm càng tốt', 'As soon as possible'],
})
