import type { SeedBlogPost } from '../seed-types.ts'

export const bunChaPizza: SeedBlogPost = {
  id: 'post-bun-cha-pizza',
  title: 'Eleven tries at a bún chả pizza',
  titleVi: 'Mười một lần thử pizza bún chả',
  slug: 'eleven-tries-at-a-bun-cha-pizza',
  slugVi: 'muoi-mot-lan-thu-pizza-bun-cha',
  excerpt:
    'Grilled pork and fish sauce on an Italian base sounds simple. It took the better part of a rainy season.',
  excerptVi: 'Thịt nướng với nước mắm trên đế bánh Ý, nghe thì dễ. Vậy mà mất gần hết một mùa mưa.',
  content: `The idea was there from the first week: we have embers, we have pork, we have fish sauce. It should be one evening's work.

## What went wrong

- **Tries one to three:** the dipping sauce went on the dough in place of tomato. Soup.
- **Four and five:** the sauce was boiled down to a glaze. In the oven it burned before the rim had risen.
- **Six:** rice noodles on top. They turned to wire, and we will not speak of it again.
- **Seven to nine:** good pork, but the pickles were baked with it and lost their crunch.
- **Ten:** nearly. Too tidy. It tasted of pizza with pork.

## What went right

The pork is grilled first, close to the embers, until the edges are properly black. Mozzarella goes *under* it, to carry the fat. Pickled carrot and herbs wait until the pizza is out. And the sauce stays where it belongs: *in a bowl*, with garlic and chilli, beside the plate.

Then somebody tore off a piece of crust and dipped it. That was the eleventh try.

It is on the signature list, in 16 and 18 centimetres. Tell us how hot you want the bowl.`,
  contentVi: `Ý tưởng có từ tuần đầu mở quán: có than, có thịt heo, có nước mắm. Tưởng chỉ một buổi tối là xong.

## Sai ở đâu

- **Lần một đến lần ba:** rưới nước chấm lên bột thay cho sốt cà. Thành canh.
- **Lần bốn, lần năm:** cô nước chấm cho sánh lại. Vào lò thì cháy trước khi viền bánh kịp phồng.
- **Lần sáu:** thêm bún lên trên. Bún cứng như cọng kẽm, thôi không nhắc lại nữa.
- **Lần bảy đến lần chín:** thịt ngon rồi, nhưng đồ chua nướng chung nên mất giòn.
- **Lần mười:** gần được. Mà gọn gàng quá, ăn vẫn chỉ là pizza thịt heo.

## Rồi đúng ở đâu

Thịt nướng trước, sát than, cho cháy cạnh hẳn hoi. Mozzarella nằm *bên dưới* để giữ lại phần mỡ ngọt. Cà rốt ngâm chua với rau thơm chờ bánh ra lò mới rắc lên. Còn nước chấm thì ở đúng chỗ của nó: *trong chén*, đủ tỏi ớt, đặt cạnh đĩa.

Rồi có người xé một miếng viền bánh, chấm thử. Đó là lần thứ mười một.

Bánh nằm trong nhóm pizza đặc biệt, có cỡ 16 và 18 phân. Bạn dặn chén nước chấm cay cỡ nào thì bếp pha cỡ đó.`,
  imageUrl: '/objects/news/bun-cha-pizza-card.webp',
  coverImageUrl: '/objects/news/bun-cha-pizza.webp',
  metaTitle: 'Eleven tries at a bún chả pizza · Bếp Lửa',
  metaTitleVi: 'Mười một lần thử pizza bún chả · Bếp Lửa',
  metaDescription:
    'How grilled pork, pickles and a bowl of dipping sauce found their way onto our signature pizza.',
  metaDescriptionVi:
    'Thịt nướng, đồ chua và chén nước chấm đã tìm được chỗ trên chiếc pizza đặc biệt của quán như thế nào.',
  keywords: 'bún chả pizza, grilled pork, Vietnamese pizza',
  keywordsVi: 'pizza bún chả, thịt nướng, pizza vị Việt',
  createdAt: '2025-09-12T02:00:00Z',
}
