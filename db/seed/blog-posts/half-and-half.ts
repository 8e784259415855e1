import type { SeedBlogPost } from '../seed-types.ts'

export const halfAndHalf: SeedBlogPost = {
  id: 'post-half-and-half',
  title: 'One pizza, two flavours: how to order halves',
  titleVi: 'Một bánh hai vị: gọi sao cho khéo',
  slug: 'one-pizza-two-flavours',
  slugVi: 'mot-banh-hai-vi-goi-sao-cho-kheo',
  excerpt:
    'Cannot choose between two? You need not. How the price comes about, and four pairs our kitchen likes.',
  excerptVi: 'Phân vân giữa hai món thì khỏi phải chọn. Cách tính tiền và bốn cặp vị bếp rất ưng.',
  content: `Most of our pizzas can be split down the middle: one half of what you opened, one half of another from the same list.

## How to do it

1. Open a pizza on the menu and choose a size.
2. Under **One pizza, two flavours**, choose half and half.
3. Pick the second flavour. Only pizzas that can be baked together are offered, so a seafood half never has to wait for a meat one.

## What it costs

Half of the first price, half of the second, and a small fee for building it by hand. The total is rounded to the nearest thousand, and every part of it can be unfolded under the price before you add it to the cart.

## Four pairs we like

- **Margherita and Pepperoni.** The quiet one and the loud one.
- **Prawn & Mango and Tom Yum.** Sweet first, then fire. Eat in that order.
- **Lemongrass Beef and BBQ Chicken.** Two kinds of smoke.
- **Bún Chả Pork and Mushroom & Truffle.** It should not work. It does.

![Pizzas on a table, seen from above](/objects/story/table.webp)

For a table of four we suggest four pizzas in halves: eight tastes, and nobody has to be polite about the last slice.`,
  contentVi: `Phần lớn pizza ở quán chia đôi được: nửa là món bạn đang xem, nửa kia là một món khác trong cùng nhóm.

## Cách gọi

1. Mở một chiếc pizza trên thực đơn rồi chọn cỡ bánh.
2. Ở mục **Một bánh hai vị**, chọn nửa này nửa kia.
3. Chọn vị thứ hai. Trang chỉ hiện những bánh nướng chung được với nhau, để nửa hải sản không phải đợi nửa thịt.

## Tính tiền thế nào

Nửa giá món thứ nhất, nửa giá món thứ hai, cộng một khoản nhỏ là công chia bánh. Tổng được làm tròn đến nghìn đồng, và bạn có thể bấm xem từng khoản trước khi cho vào giỏ.

## Bốn cặp vị bếp rất ưng

- **Margherita và Pepperoni.** Một bên hiền, một bên ồn ào.
- **Tôm Xoài và Tom Yum.** Ngọt trước, cay sau. Nhớ ăn theo thứ tự đó.
- **Bò Sả Ớt và Gà Nướng BBQ.** Hai kiểu khói khác nhau.
- **Thịt Nướng Bún Chả và Nấm Sốt Truffle.** Nghe thì lạ mà ăn lại hợp.

![Bàn pizza nhìn từ trên xuống](/objects/story/table.webp)

Bàn bốn người, cứ gọi bốn chiếc chia đôi: được tám vị, mà miếng cuối cùng cũng không ai phải nhường ai.`,
  imageUrl: '/objects/news/half-and-half-card.webp',
  coverImageUrl: '/objects/news/half-and-half.webp',
  metaTitle: 'How to order a half-and-half pizza · Bếp Lửa',
  metaTitleVi: 'Cách gọi pizza hai vị · Bếp Lửa',
  metaDescription:
    'How to order one pizza with two flavours, what it costs, and four pairs our kitchen recommends.',
  metaDescriptionVi: 'Cách gọi một chiếc pizza hai vị, cách tính tiền và bốn cặp vị bếp gợi ý.',
  keywords: 'half and half pizza, two flavours, how to order',
  keywordsVi: 'pizza hai vị, pizza nửa nửa, cách gọi pizza',
  pinOrder: 1,
  createdAt: '2025-10-24T02:00:00Z',
}
