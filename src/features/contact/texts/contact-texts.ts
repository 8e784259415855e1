import { siteTexts } from '#src/web/texts/site-texts.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'

/** The contact page: heading, form and what comes after it. */
const en = {
  ...fieldTexts.en,
  head: {
    title: siteTexts.en.pages.contact,
    description:
      'Questions about the menu, a party, a lost umbrella: write to us. Address, hotline and opening hours are here too.',
    keywords: 'contact, pizza restaurant address, hotline, private party',
  },
  eyebrow: siteTexts.en.pages.contact,
  title: 'Write to us',
  subtitle: 'A question, a party, praise or a complaint: a person reads it and replies.',
  details: siteTexts.en.findUs,
  hours: siteTexts.en.hours,
  map: 'Open in Google Maps',
  form: 'Your message',
  noScript: 'This form needs JavaScript. Call us or write an e-mail instead:',
  name: fieldTexts.en.yourName,
  subject: 'Subject',
  message: 'Message',
  submit: 'Send the message',
  // As the owner wrote it, in both languages.
  incomplete: 'Vui lòng điền đầy đủ thông tin',
  failed: 'Failed to Send Message',
  tryLater: 'Something went wrong. Please try again later.',
  sent: {
    title: 'Message Sent!',
    text: (email: string) => `Thank you. We reply to ${email}, usually within a day.`,
    again: 'Write another message',
  },
}

const vi: typeof en = {
  ...fieldTexts.vi,
  head: {
    title: siteTexts.vi.pages.contact,
    description:
      'Hỏi món, đặt tiệc, góp ý hay để quên chiếc ô: bạn viết cho quán nhé. Địa chỉ, số điện thoại và giờ mở cửa cũng có ở đây.',
    keywords: 'liên hệ, địa chỉ quán pizza, số điện thoại, đặt tiệc',
  },
  eyebrow: siteTexts.vi.pages.contact,
  title: 'Viết cho Bếp',
  subtitle: 'Hỏi món, đặt tiệc, khen hay chê: tin nào cũng có người đọc và trả lời.',
  details: siteTexts.vi.findUs,
  hours: siteTexts.vi.hours,
  map: 'Mở trong Google Maps',
  form: 'Lời nhắn của bạn',
  noScript: 'Biểu mẫu này cần bật JavaScript. Bạn gọi hoặc gửi email cho quán nhé:',
  name: fieldTexts.vi.yourName,
  subject: 'Về việc gì',
  message: 'Nội dung',
  submit: 'Gửi tin nhắn',
  incomplete: 'Vui lòng điền đầy đủ thông tin',
  failed: 'Chưa gửi được tin nhắn',
  tryLater: 'Có lỗi xảy ra. Vui lòng thử lại sau.',
  sent: {
    title: 'Đã gửi tin nhắn!',
    text: (email) => `Cảm ơn bạn. Bếp sẽ trả lời qua ${email}, thường là trong ngày.`,
    again: 'Viết tin khác',
  },
}

export const contactTexts = { vi, en }
