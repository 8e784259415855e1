import type { SeedBlogPost } from '../seed-types.ts'

export const whatToDrink: SeedBlogPost = {
  id: 'post-what-to-drink',
  title: 'What to drink with which pizza',
  titleVi: 'Pizza nào, uống gì cho hợp',
  slug: 'what-to-drink-with-which-pizza',
  slugVi: 'pizza-nao-uong-gi-cho-hop',
  excerpt: 'No rules, only four habits of our bar: tart with rich, cold with hot, and coffee last.',
  excerptVi:
    'Không có luật, chỉ có bốn thói quen của quầy nước: chua đi với béo, mát đi với cay, và cà phê để sau cùng.',
  content: `Our bar pours far more tea than wine, so this is a guide for a hot country.

## With a lot of cheese

**Lime & mint soda.** The acid cuts through, the bubbles lift it off the tongue. Ask for 30% sugar; the Four Cheese brings its own honey.

## With chilli and lemongrass

**Peach, orange & lemongrass tea.** It picks up the lemongrass in the beef and cools down the rest. Water does not help against chilli, and beer makes it worse.

## With ham and long-cooked beef

**A glass of red.** Parma ham, pepperoni and Bolognese like a wine with some fruit and not too much weight. We serve it slightly cool, as a room here is warmer than a room in Italy.

## With nothing at all

**Iced coffee** comes last. It is a dessert, a goodbye and a way of staying another half hour.

![Iced coffee with milk](/objects/dishes/iced-coffee.webp)

Every drink but the wine can be had with less ice or less sugar, at the same price and in the same full glass.`,
  contentVi: `Quầy nước của quán rót trà nhiều hơn rót vang, nên đây là gợi ý cho xứ nóng.

## Với bánh nhiều phô mai

**Soda chanh bạc hà.** Vị chua làm dịu cái béo, bọt ga cuốn vị ngấy khỏi đầu lưỡi. Bạn gọi 30% đường thôi, vì bánh Bốn Loại Phô Mai đã có sẵn mật ong.

## Với món cay, món sả

**Trà đào cam sả.** Mùi sả trong trà bắt với mùi sả trong thịt bò, phần còn lại thì hạ nhiệt. Cay mà uống nước lọc không đỡ, uống bia càng cay thêm.

## Với giăm bông và sốt bò hầm

**Một ly vang đỏ.** Giăm bông Parma, pepperoni và sốt bò bằm hợp với loại vang thơm trái cây, đừng nặng quá. Quán dọn hơi mát, vì phòng ở đây ấm hơn phòng bên Ý.

## Khi đã ăn xong

**Cà phê sữa đá** luôn để sau cùng. Vừa là tráng miệng, vừa là lời chào, vừa là cớ để ngồi thêm nửa tiếng.

![Cà phê sữa đá](/objects/dishes/iced-coffee.webp)

Trừ rượu vang, món nước nào cũng giảm đá, giảm đường được, giá không đổi mà ly vẫn đầy.`,
  imageUrl: '/objects/news/what-to-drink-card.webp',
  coverImageUrl: '/objects/news/what-to-drink.webp',
  metaTitle: 'What to drink with pizza · Bếp Lửa',
  metaTitleVi: 'Ăn pizza uống gì cho hợp · Bếp Lửa',
  metaDescription:
    'Lime soda with cheese, lemongrass tea with chilli, red wine with ham: pairings for a hot country.',
  metaDescriptionVi:
    'Soda chanh với phô mai, trà đào cam sả với món cay, vang đỏ với giăm bông: gợi ý cho xứ nóng.',
  keywords: 'drinks with pizza, lemongrass tea, lime soda, red wine',
  keywordsVi: 'ăn pizza uống gì, trà đào cam sả, soda chanh, vang đỏ',
  createdAt: '2025-10-10T02:00:00Z',
}
