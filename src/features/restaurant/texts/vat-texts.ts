const en = {
  title: (lastDay: string) => `The VAT rate ends on ${lastDay}`,
  text: (rate: string, rateAfter: string) =>
    `The settings have no rate for the days after it. Without a new one, ${rateAfter}% applies from then on instead of ${rate}%.`,
  same: (rate: string) =>
    `The settings have no rate for the days after it. Without a new one, the usual ${rate}% goes on.`,
  open: 'To the settings',
}

const vi: typeof en = {
  title: (lastDay) => `Thuế suất GTGT hết hiệu lực sau ngày ${lastDay}`,
  text: (rate, rateAfter) =>
    `Cài đặt chưa có thuế suất cho những ngày sau đó. Nếu không bổ sung, mức ${rateAfter}% sẽ được áp dụng thay cho ${rate}%.`,
  same: (rate) =>
    `Cài đặt chưa có thuế suất cho những ngày sau đó. Nếu không bổ sung, mức thông thường ${rate}% vẫn được áp dụng.`,
  open: 'Đến phần cài đặt',
}

export const vatTexts = { vi, en }
