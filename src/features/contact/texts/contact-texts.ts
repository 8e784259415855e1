import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { placeTexts } from '#src/web/texts/place-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'

const own = inBothLanguages({
  head: {
    title: [siteTexts.vi.pages.contact, siteTexts.en.pages.contact],
    description: [
      'Hỏi món, đặt tiệc, góp ý hay để quên chiếc ô: bạn viết cho quán nhé. Địa chỉ, số điện thoại và giờ mở cửa cũng có ở đây.',
      'Questions about the menu, a party, a lost umbrella: write to us. Address, hotline and opening hours are here too.',
    ],
    keywords: [
      'liên hệ, địa chỉ quán pizza, số điện thoại, đặt tiệc',
      'contact, pizza restaurant address, hotline, private party',
    ],
  },
  eyebrow: [siteTexts.vi.pages.contact, siteTexts.en.pages.contact],
  title: ['Viết cho Bếp', 'Write to us'],
  subtitle: [
    'Hỏi món, đặt tiệc, khen hay chê: tin nào cũng có người đọc và trả lời.',
    'A question, a party, praise or a complaint: a person reads it and replies.',
  ],
  details: [placeTexts.vi.findUs, placeTexts.en.findUs],
  hours: [placeTexts.vi.hours, placeTexts.en.hours],
  picture: ['Bàn ăn của quán', 'A table in our restaurant'],
  form: ['Lời nhắn của bạn', 'Your message'],
  noScript: [
    'Biểu mẫu này cần bật JavaScript. Bạn gọi hoặc gửi email cho quán nhé:',
    'This form needs JavaScript. Call us or write an e-mail instead:',
  ],
  name: [fieldTexts.vi.yourName, fieldTexts.en.yourName],
  subject: ['Về việc gì', 'Subject'],
  message: ['Nội dung', 'Message'],
  submit: ['Gửi tin nhắn', 'Send the message'],
  // The owner wants this Vietnamese text in both languages.
  incomplete: ['Vui lòng điền đầy đủ thông tin', 'Vui lòng điền đầy đủ thông tin'],
  failed: ['Chưa gửi được tin nhắn', 'Failed to Send Message'],
  tryLater: ['Có lỗi xảy ra. Vui lòng thử lại sau.', 'Something went wrong. Please try again later.'],
  sent: {
    title: ['Đã gửi tin nhắn!', 'Message Sent!'],
    text: [
      (email: string) => `Cảm ơn bạn. Bếp sẽ trả lời qua ${email}, thường là trong ngày.`,
      (email: string) => `Thank you. We reply to ${email}, usually within a day.`,
    ],
    again: ['Viết tin khác', 'Write another message'],
  },
})

/** The texts of the contact page: the heading, the form, and the confirmation after sending. */
export const contactTexts = { vi: { ...fieldTexts.vi, ...own.vi }, en: { ...fieldTexts.en, ...own.en } }
