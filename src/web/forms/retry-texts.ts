/**
 * Texts for a guest whose network address has sent too many calls. They say that the form waits and is then sent again
 * automatically.
 */
const en = {
  many: 'Many guests are sending at this moment. Nothing is lost.',
  again: (seconds: number) =>
    `It will be sent again by itself in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
}

const vi: typeof en = {
  many: 'Đang có nhiều khách cùng gửi một lúc. Bạn không mất gì đã nhập.',
  again: (seconds) => `Trang sẽ tự gửi lại sau ${seconds} giây.`,
}

export const retryTexts = { vi, en }
