import type { SeedBlogPost } from '../seed-types.ts'

export const ovenDay: SeedBlogPost = {
  id: 'post-oven-day',
  title: 'A day in the life of the oven',
  titleVi: 'Một ngày của lò củi',
  slug: 'a-day-in-the-life-of-the-oven',
  slugVi: 'mot-ngay-cua-lo-cui',
  excerpt:
    'From the first log at seven to the pumpkin in the ashes at night, told by the hours and the temperatures.',
  excerptVi:
    'Từ khúc củi đầu tiên lúc bảy giờ sáng đến trái bí vùi than cuối ngày, kể theo giờ và theo nhiệt độ.',
  content: `The oven never quite goes cold. In the morning its floor still holds about a hundred and fifty degrees from the night before, and that is where the day begins.

**7:00.** Yesterday's ash comes out. Two small logs of longan wood go in the middle, under the dome.

**8:30.** The bricks are black with soot. This is right: the soot shows where the heat has not yet arrived.

**10:00.** The dome clears. From the top down the black burns away and the brick turns pale. Above four hundred degrees soot cannot stay, so the oven tells us itself that it is ready.

**10:30.** The fire is pushed to the left and the floor is swept. One test pizza, always a Margherita, always eaten standing.

**11:00.** Doors open. Each pizza takes about a minute and a half and is turned three times.

**15:00.** A quiet hour and a falling fire: peppers, courgettes and chicken wings take their turn.

![Chicken wings from the falling fire](/objects/dishes/chicken-wings.webp)

**18:00 to 21:00.** A fresh log every ten minutes. The oven keeper does not leave, not even for the phone.

**22:00.** The embers are raked into a bed, pumpkins go in whole, and the door is closed. By morning they are soup.

## Why longan wood

It is dense and burns long with little smoke, it comes from orchards in the delta that prune every year, and it smells faintly sweet. It has to dry for a year; wet wood gives steam, and steam gives pale pizza.`,
  contentVi: `Lò củi không bao giờ nguội hẳn. Sáng ra, nền lò vẫn giữ chừng một trăm rưỡi độ từ tối hôm trước, và một ngày bắt đầu từ đó.

**7:00.** Hốt tro hôm qua. Hai khúc củi nhãn nhỏ đặt giữa lò, ngay dưới vòm.

**8:30.** Gạch đen kịt bồ hóng. Vậy là đúng: chỗ nào còn đen là chỗ đó nhiệt chưa tới.

**10:00.** Vòm lò sáng dần. Từ trên xuống, lớp đen cháy hết, gạch ngả màu trắng. Trên bốn trăm độ thì bồ hóng không bám nổi, nên tự cái lò báo cho mình biết nó đã sẵn sàng.

**10:30.** Dồn lửa sang trái, quét nền lò. Nướng thử một chiếc, bao giờ cũng là Margherita, và bao giờ cũng đứng mà ăn.

**11:00.** Mở cửa. Mỗi chiếc bánh chừng một phút rưỡi, xoay ba lần.

**15:00.** Giờ vắng khách, lửa dịu xuống: đến lượt ớt chuông, bí ngòi và cánh gà.

![Cánh gà nướng lúc lửa dịu](/objects/dishes/chicken-wings.webp)

**18:00 đến 21:00.** Cứ mười phút thêm một khúc củi. Thợ lò không rời chỗ, điện thoại reo cũng mặc.

**22:00.** Cào than thành một lớp, đặt bí nguyên trái vào rồi đóng cửa lò. Sáng mai là có súp.

## Vì sao là củi nhãn

Củi nhãn chắc, cháy lâu, ít khói, lấy từ những vườn nhãn miền Tây năm nào cũng tỉa cành, lại thoảng mùi ngọt. Củi phải phơi đủ một năm: củi ướt thì ra hơi nước, mà hơi nước thì bánh nhợt màu.`,
  imageUrl: '/objects/news/oven-day-card.webp',
  coverImageUrl: '/objects/news/oven-day.webp',
  metaTitle: 'A day in the life of our wood-fired oven · Bếp Lửa',
  metaTitleVi: 'Một ngày của lò củi · Bếp Lửa',
  metaDescription:
    'How a wood-fired pizza oven is heated, used and put to bed, hour by hour, and why we burn longan wood.',
  metaDescriptionVi:
    'Nhóm lò, nướng bánh và ủ than qua từng giờ trong ngày, và vì sao quán chỉ đốt củi nhãn.',
  keywords: 'wood-fired oven, longan wood, pizza oven temperature',
  keywordsVi: 'lò củi, củi nhãn, nhiệt độ lò pizza',
  createdAt: '2025-09-05T02:00:00Z',
}
