import type { SeedBlogPost } from '../seed-types.ts'

export const twoDayDough: SeedBlogPost = {
  id: 'post-two-day-dough',
  title: 'Why our dough rests for two days',
  titleVi: 'Vì sao bột của quán phải ngủ hai ngày',
  slug: 'why-our-dough-rests-for-two-days',
  slugVi: 'vi-sao-bot-cua-quan-phai-ngu-hai-ngay',
  excerpt:
    'Flour, water, salt, a pinch of yeast, and 48 hours in the cold. What time does that kneading cannot.',
  excerptVi:
    'Bột, nước, muối, một nhúm men và 48 giờ trong tủ mát. Thời gian làm được điều mà đôi tay không làm được.',
  content: `The pizza you eat on Saturday was mixed on Thursday. There is nothing secret in it: flour, water, salt and very little yeast. The part that cannot be hurried is the cold.

## What happens in 48 hours

- **The flour drinks.** Water reaches every grain, so the dough stretches by hand without tearing.
- **The starch turns sweet.** Enzymes cut it into sugars, and those sugars brown into the dark spots you see on the rim.
- **The flavour grows.** Slow yeast leaves behind a faint sourness, like good bread. Fast yeast leaves mostly gas.

![Five bowls of dough that rise over two days and two nights](/objects/news/two-day-dough-hours.webp)

## Why it sits lightly

People tell us they can finish one of our pizzas and still walk home. A dough that has had its time has done part of the work before it reaches you. A dough rushed in two hours goes on rising after dinner, and you feel it.

## If the weather is hot

In April the kitchen is well above thirty degrees before noon. Then the dough maker uses *less yeast, colder water* and moves the trays to the lowest, coldest shelf. The recipe on the wall has one line for each month.

Can we make more when we run out? No. The dough for tonight was decided the day before yesterday, and when it is gone we say so.`,
  contentVi: `Chiếc pizza bạn ăn tối thứ Bảy được nhồi từ thứ Năm. Chẳng có bí quyết gì: bột mì, nước, muối và rất ít men. Chỉ có phần ủ lạnh là không thể làm vội.

## Trong 48 giờ ấy có gì xảy ra

- **Bột ngậm nước.** Nước thấm đến từng hạt bột nên kéo bằng tay mà không rách.
- **Tinh bột hóa ngọt.** Enzyme cắt tinh bột thành đường, và chính chút đường đó tạo nên những đốm cháy thơm trên viền bánh.
- **Hương vị dày lên.** Men làm việc chậm để lại vị chua rất nhẹ như bánh mì ngon. Men làm nhanh chỉ để lại toàn khí.

![Năm tô bột nở dần qua hai ngày hai đêm](/objects/news/two-day-dough-hours.webp)

## Vì sao ăn không nặng bụng

Nhiều khách nói ăn hết một chiếc vẫn còn thong thả đi bộ về. Bột đủ ngày đã làm xong phần việc của nó trước khi đến với bạn. Bột ủ vội hai tiếng thì tới khuya còn nở tiếp, và bụng bạn sẽ biết.

## Gặp hôm trời nóng

Tháng Tư, chưa tới trưa mà bếp đã hơn ba mươi độ. Khi đó thợ bột dùng *ít men hơn, nước lạnh hơn* và chuyển khay xuống ngăn mát dưới cùng. Tờ công thức dán trên tường có riêng một dòng cho mỗi tháng.

Hết bột thì làm thêm được không? Không bạn ạ. Bột cho tối nay đã được quyết định từ hôm kia, hết là quán xin lỗi và hẹn hôm sau.`,
  imageUrl: '/objects/news/two-day-dough-card.webp',
  coverImageUrl: '/objects/news/two-day-dough.webp',
  metaTitle: 'Why our pizza dough rests for two days · Bếp Lửa',
  metaTitleVi: 'Vì sao bột pizza phải ủ hai ngày · Bếp Lửa',
  metaDescription:
    'What 48 hours in the cold do for a pizza dough: stretch, sweetness, flavour, and a lighter evening.',
  metaDescriptionVi:
    'Ủ lạnh 48 giờ giúp bột pizza dẻo hơn, ngọt hơn, thơm hơn và ăn nhẹ bụng hơn như thế nào.',
  keywords: 'pizza dough, cold fermentation, 48 hours, wood-fired pizza',
  keywordsVi: 'bột pizza, ủ lạnh, ủ bột 48 giờ, pizza lò củi',
  pinOrder: 0,
  createdAt: '2025-11-07T02:00:00Z',
}
