import { demoGuestTitle } from '#src/features/reviews/rules/demo-review.ts'
import type { SeedReview } from './seed-types.ts'

/** By this title the site knows demo reviews, and says once above them what they are. */
const demo = {
  customerTitle: demoGuestTitle.en,
  customerTitleVi: demoGuestTitle.vi,
  isPublished: true,
} as const

/** Letters, not emoji, as faces: they look the same on every machine. */
const written: readonly SeedReview[] = [
  {
    ...demo,
    id: 'review-birthday',
    customerName: 'Birthday table',
    customerNameVi: 'Bàn tiệc sinh nhật',
    rating: 5,
    review:
      'Nine of us, nine different halves, and everything arrived together. The burrata cut open at the table got its own round of applause, and the youngest ate crusts dipped in bún chả sauce until there was none left to dip. We have already booked for the next birthday.',
    reviewVi:
      'Chín người gọi chín kiểu nửa này nửa kia mà bánh ra cùng một lượt. Lúc cắt quả burrata cả bàn vỗ tay, còn bé út cứ cầm viền bánh chấm nước bún chả đến khi cạn chén. Sinh nhật lần tới nhà mình lại đặt ở đây.',
    avatarUrl: 'BT',
    pinnedAt: '2025-09-20T03:00:00Z',
    displayOrder: 1,
    createdAt: '2025-09-18T13:30:00Z',
  },
  {
    ...demo,
    id: 'review-oven-seat',
    customerName: 'Table by the oven',
    customerNameVi: 'Bàn cạnh lò',
    rating: 5,
    review:
      'You watch your own pizza rise and blister, and it is on your plate before the cheese stops moving.',
    reviewVi:
      'Ngồi nhìn bánh của mình phồng lên, lốm đốm cháy cạnh, rồi ra tới bàn mà phô mai còn chưa thôi sôi.',
    avatarUrl: 'BC',
    pinnedAt: '2025-09-21T03:00:00Z',
    displayOrder: 2,
    createdAt: '2025-09-12T12:10:00Z',
  },
  {
    ...demo,
    id: 'review-vegetarian',
    customerName: 'Full-moon vegetarian',
    customerNameVi: 'Khách ăn chay ngày rằm',
    rating: 5,
    review:
      'On vegetarian days I usually end up with a plate of plain noodles. Here the vegetables taste of the fire, and the staff could tell me what has parmesan in it and what has not.',
    reviewVi:
      'Ngày rằm đi ăn ngoài thường chỉ có đĩa mì xào. Ở đây rau củ nướng thơm mùi củi, và nhân viên nói rõ được món nào có parmesan, món nào không.',
    avatarUrl: 'AC',
    displayOrder: 3,
    createdAt: '2025-10-07T11:45:00Z',
  },
  {
    ...demo,
    id: 'review-takeaway',
    customerName: 'Takeaway regular',
    customerNameVi: 'Khách mang về',
    rating: 4,
    review:
      'Ready at the minute they said. Eight minutes home by motorbike and the base was still crisp; I only wish the box had a handle.',
    reviewVi:
      'Hẹn mấy giờ là đúng giờ đó có bánh. Chạy xe tám phút về nhà mà đế vẫn giòn; chỉ mong hộp có thêm quai xách.',
    avatarUrl: 'MV',
    displayOrder: 4,
    createdAt: '2025-10-15T12:55:00Z',
  },
  {
    ...demo,
    id: 'review-sceptic',
    customerName: 'A grandfather, persuaded',
    customerNameVi: 'Ông ngoại bị cháu rủ',
    rating: 5,
    review:
      'I came for my grandchildren and meant to eat rice at home afterwards. The lemongrass beef changed the plan. It is bread, but it is our food.',
    reviewVi:
      'Đi vì chiều cháu, tính ăn cho có rồi về nhà ăn cơm. Ai dè miếng bò sả ớt làm tôi đổi ý. Bánh Tây mà vị lại là vị nhà mình.',
    avatarUrl: 'ÔN',
    displayOrder: 5,
    createdAt: '2025-10-19T12:20:00Z',
  },
  {
    ...demo,
    id: 'review-office',
    customerName: 'Office lunch, table of six',
    customerNameVi: 'Nhóm văn phòng sáu người',
    rating: 4,
    review:
      'In and out in fifty minutes on a working day, each with a pizza of their own. It does get lively at noon.',
    reviewVi:
      'Bữa trưa ngày làm việc, sáu người sáu cái bánh, năm mươi phút là xong. Giữa trưa quán hơi rộn ràng.',
    avatarUrl: 'VP',
    displayOrder: 6,
    createdAt: '2025-10-22T05:40:00Z',
  },
  {
    ...demo,
    id: 'review-coffee',
    customerName: 'Here for dessert',
    customerNameVi: 'Khách chỉ ăn tráng miệng',
    rating: 5,
    review:
      'Tiramisu with phin coffee sounds like a gimmick and tastes like it should always have been made that way.',
    reviewVi: 'Tiramisu mà dùng cà phê phin, nghe tưởng làm cho lạ, ăn rồi mới thấy lẽ ra phải vậy từ đầu.',
    avatarUrl: 'TM',
    displayOrder: 7,
    createdAt: '2025-10-28T13:05:00Z',
  },
  {
    ...demo,
    id: 'review-visitor',
    customerName: 'Passing through',
    customerNameVi: 'Khách ghé ngang',
    rating: 5,
    review:
      'We stopped on the way north and stayed for two hours. The menu is in English too, and nobody minded the children standing in front of the oven.',
    reviewVi:
      'Ghé ăn giữa đường mà ngồi luôn hai tiếng. Thực đơn có cả tiếng Anh cho bạn nước ngoài, tụi nhỏ đứng coi lò cũng không ai phiền.',
    avatarUrl: null,
    displayOrder: 8,
    createdAt: '2025-11-02T06:15:00Z',
  },
]

/** The reviews as they are stored. */
export const reviews = written.map((review) => ({
  isPinned: review.pinnedAt !== undefined,
  pinnedAt: null,
  ...review,
}))
