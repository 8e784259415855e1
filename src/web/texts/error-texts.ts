import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts of the error pages, which are loaded together with these pages. */
export const errorTexts = inBothLanguages({
  /** The labels of the links to other pages on the "not found" page. */
  ways: {
    home: ['Về trang chủ', 'Back to the home page'],
    menu: ['Xem thực đơn', 'See the menu'],
  },
  notFound: {
    title: ['Không tìm thấy trang', 'Page Not Found'],
    text: [
      'Trang bạn tìm không tồn tại hoặc đã được chuyển đi nơi khác.',
      'The page you are looking for does not exist or has been moved.',
    ],
    hint: [
      'Bạn kiểm tra lại địa chỉ, hoặc quay về trang chủ nhé.',
      'Check the address, or start again from the home page.',
    ],
  },
  failed: {
    title: ['Lửa vừa tắt mất một lát', 'The fire went out for a moment'],
    text: [
      'Trang này chưa hiện ra được. Lỗi ở quán, không phải ở bạn.',
      'This page could not be shown. It is our mistake, not yours.',
    ],
    retry: ['Thử lại', 'Try again'],
  },
})
