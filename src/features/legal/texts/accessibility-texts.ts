import { siteTexts } from '#src/web/texts/site-texts.ts'
import type { LegalDocument, LegalFacts } from '../rules/legal-document.ts'

const en = ({ restaurant }: LegalFacts): LegalDocument => ({
  head: {
    title: siteTexts.en.pages.accessibility,
    description:
      'How this site works with a keyboard and a screen reader, what we have tested, what we know is missing, and whom to tell when something is in the way.',
    keywords: 'accessibility, screen reader, keyboard',
  },
  title: siteTexts.en.pages.accessibility,
  lead: `Everybody should be able to read the menu of ${restaurant}, to order and to book a table. Here is how far we are, and what you can do where we are not there yet.`,
  sections: {
    aim: [
      'What we aim at',
      'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We test ourselves against them. No independent body has examined the site, so we do not claim that it conforms in every point.',
    ],
    works: [
      'What you can count on',
      [
        'Everything that guests do here works by keyboard. The first press of Tab offers to skip the header, the focus is always visible, and dialogs give it back when they close.',
        'Pages have headings, landmarks and a language; fields have labels; what is wrong stands beside its field, and the focus goes there.',
        'Text has a contrast of at least 4.5 to 1 against what is behind it.',
        'The header fits screens from 320 pixels of width on, and text grows with the size set in your browser.',
        'The films on the home page are silent and can be paused. They do not play where your device asks for less motion or less data.',
        'What you type stays if you reload or change the language. No form runs out of time.',
        'Pages can be read without JavaScript. Ordering and booking need it; by phone you need neither.',
      ],
    ],
    tested: [
      'How it is tested',
      'With every change a program opens public pages and dialogs in a browser (Chromium), narrow and wide, and checks them with axe-core. It uses menus and dialogs by keyboard, and computes the contrast of the colours of text.',
      'A program finds only a part of what can be in the way. The rest only people find.',
    ],
    limits: [
      'What we know is missing',
      [
        'No one who uses a screen reader every day has tested the site for us. It has not been tested by hand with NVDA, JAWS, VoiceOver or TalkBack.',
        'The automatic tests run in Chromium alone, not in Firefox or Safari.',
        'The map comes from Google, and we cannot change how it works. The address stands beside it as text.',
        'Pictures in older articles may be described too briefly.',
        'What guests and we have written in one language only is shown in that language.',
      ],
    ],
    restaurant: [
      'At the restaurant',
      'Tell us when you book what you need: room for a wheelchair, a table near the entrance, a quiet corner, somebody who reads the menu to you. We say plainly what we can do, and keep the place that suits you.',
    ],
    feedback: [
      'Tell us',
      'If something is in your way, write to us or ring us. Say which page it was and what you use to read it. We reply while we are open, help you at once by phone, and mend the page.',
    ],
  },
})

const vi: typeof en = ({ restaurant }) => ({
  head: {
    title: siteTexts.vi.pages.accessibility,
    description:
      'Trang web dùng được bằng bàn phím và trình đọc màn hình như thế nào, quán đã kiểm tra những gì, còn thiếu gì, và báo cho ai khi gặp trở ngại.',
    keywords: 'hỗ trợ tiếp cận, người khuyết tật, trình đọc màn hình',
  },
  title: siteTexts.vi.pages.accessibility,
  lead: `Ai cũng nên đọc được thực đơn của ${restaurant}, đặt được món và đặt được bàn. Trang này cho biết quán đã làm được đến đâu, và bạn có thể làm gì ở những chỗ còn vướng.`,
  sections: {
    aim: [
      'Quán hướng đến',
      'Hướng dẫn về khả năng tiếp cận nội dung web (WCAG) 2.2, mức AA. Quán tự kiểm tra theo hướng dẫn này. Chưa có tổ chức độc lập nào đánh giá, nên quán không nói rằng trang đạt ở mọi điểm.',
    ],
    works: [
      'Bạn có thể tin vào',
      [
        'Mọi việc của khách đều làm được bằng bàn phím. Bấm Tab lần đầu là có thể bỏ qua phần đầu trang, lúc nào cũng thấy rõ mình đang ở đâu, và hộp thoại đóng lại thì trả bạn về chỗ cũ.',
        'Trang có tiêu đề, có vùng, có khai báo ngôn ngữ; ô nào cũng có nhãn; điền sai thì lời nhắc nằm ngay cạnh ô và con trỏ đến đó.',
        'Chữ có độ tương phản ít nhất 4,5 trên 1 so với nền.',
        'Đầu trang vừa với màn hình từ 320 điểm ảnh trở lên, và chữ lớn theo cỡ bạn đặt trong trình duyệt.',
        'Phim trên trang chủ không có tiếng và dừng lại được. Phim không phát khi thiết bị của bạn muốn ít chuyển động hoặc tiết kiệm dữ liệu.',
        'Những gì bạn điền vẫn còn khi tải lại trang hay đổi ngôn ngữ. Biểu mẫu không bao giờ hết giờ.',
        'Đọc trang không cần JavaScript. Đặt món và đặt bàn thì cần; gọi điện thì không cần gì cả.',
      ],
    ],
    tested: [
      'Quán kiểm tra ra sao',
      'Mỗi lần thay đổi, một chương trình mở các trang và hộp thoại trong trình duyệt (Chromium), màn hình hẹp và rộng, rồi kiểm tra bằng axe-core. Chương trình dùng danh mục và hộp thoại bằng bàn phím, và tính độ tương phản của các màu chữ.',
      'Chương trình chỉ tìm được một phần những gì gây vướng. Phần còn lại chỉ người mới thấy.',
    ],
    limits: [
      'Những điều còn thiếu',
      [
        'Chưa có người dùng trình đọc màn hình hằng ngày nào thử trang giúp quán. Trang chưa được thử bằng tay với NVDA, JAWS, VoiceOver hay TalkBack.',
        'Việc kiểm tra tự động chỉ chạy trong Chromium, không có Firefox hay Safari.',
        'Bản đồ là của Google, quán không sửa được cách nó hoạt động. Địa chỉ có ghi bằng chữ ngay bên cạnh.',
        'Hình trong các bài viết cũ có thể được mô tả quá ngắn.',
        'Những gì khách và quán chỉ viết bằng một ngôn ngữ thì hiện bằng ngôn ngữ ấy.',
      ],
    ],
    restaurant: [
      'Khi đến quán',
      'Khi đặt bàn, bạn cho biết mình cần gì: chỗ cho xe lăn, bàn gần lối vào, một góc yên tĩnh, hay người đọc thực đơn giúp. Quán nói rõ mình làm được đến đâu và giữ chỗ hợp với bạn.',
    ],
    feedback: [
      'Bạn báo cho quán nhé',
      'Gặp chỗ nào vướng, bạn viết hoặc gọi cho quán. Bạn cho biết đó là trang nào và bạn đọc bằng gì. Quán trả lời trong giờ mở cửa, giúp bạn ngay qua điện thoại, rồi sửa trang.',
    ],
  },
})

export const accessibilityTexts = { vi, en }
