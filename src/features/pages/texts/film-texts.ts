const en = { pause: 'Pause the background film', play: 'Play the background film' }

const vi: typeof en = { pause: 'Tạm dừng đoạn phim nền', play: 'Phát đoạn phim nền' }

export const filmTexts = { vi, en }
