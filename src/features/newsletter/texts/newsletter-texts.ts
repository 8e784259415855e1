import { inBothLanguages } from '#src/kernel/both-languages.ts'

const unsubscribe = { en: 'Unsubscribe', vi: 'Thôi nhận tin' }

/** The newsletter's texts: of its form in the footer, and of the page that ends a subscription. */
export const newsletterTexts = inBothLanguages({
  email: ['Email của bạn', 'Your e-mail'],
  submit: ['Đăng ký', 'Subscribe'],
  failed: ['Chưa đăng ký được', 'Not subscribed yet'],
  tryLater: ['Có lỗi xảy ra. Vui lòng thử lại sau.', 'Something went wrong. Please try again later.'],
  done: [
    (email: string) => `Cảm ơn bạn. ${email} đã có trong danh sách.`,
    (email: string) => `Thank you. ${email} is on the list.`,
  ],
  unsubscribe: {
    head: {
      title: [unsubscribe.vi, unsubscribe.en],
      description: ['Thôi nhận bản tin của quán.', 'End your subscription to the newsletter.'],
    },
    title: ['Bạn muốn thôi nhận tin?', 'Leave the newsletter?'],
    text: [
      'Quán sẽ xoá địa chỉ email của bạn và không gửi gì nữa.',
      'We delete your address and send nothing more.',
    ],
    submit: [unsubscribe.vi, unsubscribe.en],
    done: ['Bạn đã thôi nhận tin', 'You are unsubscribed'],
    doneText: [
      'Địa chỉ của bạn đã được xoá. Bạn có thể đăng ký lại bất cứ lúc nào.',
      'Your address is deleted. You can subscribe again at any time.',
    ],
    failed: ['Chưa thôi nhận tin được', 'You are not unsubscribed yet'],
    failedText: ['Bạn thử lại giúp quán nhé.', 'Please try again.'],
    noScript: [
      'Việc này cần bật JavaScript. Bạn gọi hoặc viết cho quán, quán làm giúp bạn:',
      'This needs JavaScript. Call us or write, and we do it for you:',
    ],
  },
})
