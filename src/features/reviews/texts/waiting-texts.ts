/** Apart from the other texts: this is there before the reviews and their code are. */
export const waitingTexts = {
  vi: { loading: 'Đang lấy lời khách' },
  en: { loading: 'Fetching what guests said' },
}
