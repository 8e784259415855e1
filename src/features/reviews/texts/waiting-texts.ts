/** These texts are separate, because they are shown before the reviews and their code are loaded. */
export const waitingTexts = {
  vi: { loading: 'Đang lấy lời khách' },
  en: { loading: 'Fetching what guests said' },
}
