const unsubscribe = { en: 'Unsubscribe', vi: 'Thôi nhận tin' }

/** The newsletter: its form in the footer, and the page that ends a subscription. */
const en = {
  email: 'Your e-mail',
  submit: 'Subscribe',
  failed: 'Not subscribed yet',
  tryLater: 'Something went wrong. Please try again later.',
  done: (email: string) => `Thank you. ${email} is on the list.`,
  unsubscribe: {
    head: { title: unsubscribe.en, description: 'End your subscription to the newsletter.' },
    title: 'Leave the newsletter?',
    text: 'We delete your address and send nothing more.',
    submit: unsubscribe.en,
    done: 'You are unsubscribed',
    doneText: 'Your address is deleted. You can subscribe again at any time.',
    failed: 'You are not unsubscribed yet',
    failedText: 'Please try again.',
    noScript: 'This needs JavaScript. Call us or write, and we do it for you:',
  },
}

const vi: typeof en = {
  email: 'Email của bạn',
  submit: 'Đăng ký',
  failed: 'Chưa đăng ký được',
  tryLater: 'Có lỗi xảy ra. Vui lòng thử lại sau.',
  done: (email) => `Cảm ơn bạn. ${email} đã có trong danh sách.`,
  unsubscribe: {
    head: { title: unsubscribe.vi, description: 'Thôi nhận bản tin của quán.' },
    title: 'Bạn muốn thôi nhận tin?',
    text: 'Quán sẽ xoá địa chỉ email của bạn và không gửi gì nữa.',
    submit: unsubscribe.vi,
    done: 'Bạn đã thôi nhận tin',
    doneText: 'Địa chỉ của bạn đã được xoá. Bạn có thể đăng ký lại bất cứ lúc nào.',
    failed: 'Chưa thôi nhận tin được',
    failedText: 'Bạn thử lại giúp quán nhé.',
    noScript: 'Việc này cần bật JavaScript. Bạn gọi hoặc viết cho quán, quán làm giúp bạn:',
  },
}

export const newsletterTexts = { vi, en }
