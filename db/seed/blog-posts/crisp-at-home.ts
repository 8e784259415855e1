import type { SeedBlogPost } from '../seed-types.ts'

export const crispAtHome: SeedBlogPost = {
  id: 'post-crisp-at-home',
  title: 'Taking pizza home, and keeping it crisp',
  titleVi: 'Mang pizza về nhà mà vẫn giòn',
  slug: 'taking-pizza-home-and-keeping-it-crisp',
  slugVi: 'mang-pizza-ve-nha-ma-van-gion',
  excerpt:
    'A pizza loses its crunch to steam, not to time. Three habits for the ride, and a pan for the next morning.',
  excerptVi:
    'Bánh mềm đi vì hơi nước chứ không vì để lâu. Ba thói quen trên đường về và một chiếc chảo cho sáng hôm sau.',
  content: `A wood-fired base is at its best for about ten minutes. After that it is a race against steam. Here is how to win it.

## On the way

- **Open the vent.** Our boxes have two flaps at the side. Lift both.
- **Keep it flat.** On a motorbike, the footboard is better than the hook.
- **Carry rocket and sauces apart.** We pack them in their own cup for that reason.

## At home

Take it out of the box at once and put it on a rack or on two chopsticks laid across a plate. Five minutes on cardboard do more harm than twenty in the air.

## The next morning

Not the microwave. Use a dry pan:

1. Put the slice in a cold pan and turn the heat to medium.
2. After two minutes, when the base is crisp, add *a few drops of water* beside the slice, not on it.
3. Cover for one minute. The steam melts the cheese, the pan keeps the crunch.

An air fryer works too: 180 degrees, three minutes.

Delivery is not something we do ourselves at the moment. You are welcome to send a courier of your own, and we will gladly help you call one.`,
  contentVi: `Đế bánh nướng củi ngon nhất trong khoảng mười phút. Sau đó là cuộc chạy đua với hơi nước, và đây là cách để thắng.

## Trên đường về

- **Mở lỗ thoát hơi.** Hộp của quán có hai nắp nhỏ bên hông, bạn nhớ lật cả hai lên.
- **Giữ hộp nằm ngang.** Đi xe tay ga thì để sàn xe, tốt hơn là treo móc.
- **Rau và sốt để riêng.** Vì vậy quán mới gói riêng từng hộp nhỏ.

## Về tới nhà

Lấy bánh ra khỏi hộp ngay, đặt lên vỉ hoặc gác trên hai chiếc đũa đặt ngang đĩa. Nằm năm phút trên giấy bìa còn hại hơn hai mươi phút ngoài không khí.

## Sáng hôm sau

Đừng dùng lò vi sóng. Lấy một chiếc chảo khô:

1. Đặt miếng bánh vào chảo nguội rồi bật lửa vừa.
2. Sau hai phút, khi đế đã giòn, nhỏ *vài giọt nước* bên cạnh miếng bánh, đừng nhỏ lên bánh.
3. Đậy nắp một phút. Hơi nước làm phô mai chảy, còn chảo giữ đế giòn.

Nồi chiên không dầu cũng được: 180 độ, ba phút.

Hiện quán chưa tự giao hàng. Bạn cứ gọi người giao quen, hoặc nhắn quán, chúng tôi sẵn lòng gọi giúp.`,
  imageUrl: '/objects/news/crisp-at-home-card.webp',
  coverImageUrl: '/objects/news/crisp-at-home.webp',
  metaTitle: 'How to take pizza home and keep it crisp · Bếp Lửa',
  metaTitleVi: 'Cách mang pizza về và hâm lại cho giòn · Bếp Lửa',
  metaDescription:
    'How to carry a pizza so that it stays crisp, and how to reheat a slice in a pan the next morning.',
  metaDescriptionVi: 'Mang pizza về sao cho đế không mềm, và cách hâm lại bằng chảo hay nồi chiên không dầu.',
  keywords: 'takeaway pizza, reheat pizza, crisp base',
  keywordsVi: 'pizza mang về, hâm nóng pizza, pizza giòn, nồi chiên không dầu',
  createdAt: '2025-09-26T02:00:00Z',
}
