import type { SeedAboutContent } from './seed-types.ts'

/** The team is told by its posts, with drawn portraits, and the page says that this is demo data: the owner puts in names and photos. */
export const aboutContent: SeedAboutContent = {
  heroTitle: 'The hearth in the middle of the home',
  heroTitleVi: 'Bếp lửa giữa nhà',
  heroSubtitle: 'A wood-fired pizza kitchen in Thủ Dầu Một',
  heroSubtitleVi: 'Quán pizza nướng lò củi ở Thủ Dầu Một',
  storyTitle: 'It began with an oven',
  storyTitleVi: 'Chuyện bắt đầu từ một cái lò',
  storyContent:
    'Before there were tables here, there was the oven. It was laid brick by brick, closed with a low dome and heated for a week with small fires, so that the clay would dry without cracking. Only then did we write a menu.\n\nThủ Dầu Một has always known how to live with fire: its kilns gave the south its jars and bowls. We wanted to bake in that spirit, with an Italian dough, dry longan wood, and what the markets around us do best: prawns, lemongrass, mango, herbs picked in the morning.\n\nIn most Vietnamese homes the hearth is where people end up talking. That is why ours stands in full view, and why the nearest table is always the first to be taken.',
  storyContentVi:
    'Trước khi có bàn ghế, ở đây đã có một cái lò. Từng viên gạch được xếp lên, vòm khép thật thấp, rồi đốt lửa nhỏ suốt một tuần cho đất khô từ từ, không nứt. Xong lò rồi chúng tôi mới bắt đầu viết thực đơn.\n\nĐất Thủ Dầu Một vốn quen với lửa: những lò gốm nơi đây từng cho cả miền Nam cái lu, cái chén. Chúng tôi muốn nướng bánh theo tinh thần ấy, với bột kiểu Ý, củi nhãn thật khô và những gì chợ quê mình ngon nhất: con tôm, nhánh sả, trái xoài, mớ rau thơm hái buổi sáng.\n\nTrong nhà người Việt, bếp lửa là chỗ rồi ai cũng ghé lại trò chuyện. Vì vậy lò của quán nằm ngay trước mắt khách, và chiếc bàn gần lò bao giờ cũng có người ngồi trước.',
  storyImageUrl: '/objects/story/oven.webp',
  storyImageUrl2: '/objects/story/room.webp',
  // What the menu and the posts say: 15 pizzas, two days of rest, over 400 degrees, and the first log at seven.
  statsRecipes: '15',
  statsRecipesLabel: 'pizzas on our menu',
  statsRecipesLabelVi: 'vị pizza trên thực đơn',
  statsServed: '48h',
  statsServedLabel: 'our dough rests in the cold',
  statsServedLabelVi: 'bột nghỉ trong tủ mát',
  statsFresh: '400°',
  statsFreshLabel: 'in the dome before the first pizza',
  statsFreshLabelVi: 'trên vòm lò trước chiếc bánh đầu tiên',
  statsSatisfaction: '7:00',
  statsSatisfactionLabel: 'the first log, every morning',
  statsSatisfactionLabelVi: 'khúc củi đầu tiên mỗi sáng',
  visionTitle: 'What we hope for',
  visionTitleVi: 'Điều chúng tôi mong',
  visionContent:
    'To be the place a family in Thủ Dầu Một thinks of first when there is something to celebrate, and still the place for a quiet Tuesday when nobody feels like cooking.',
  visionContentVi:
    'Là nơi một gia đình ở Thủ Dầu Một nghĩ đến đầu tiên khi nhà có chuyện vui, mà cũng là nơi ghé lại trong một tối thứ Ba bình thường, khi chẳng ai muốn vào bếp.',
  missionTitle: 'What we do',
  missionTitleVi: 'Việc chúng tôi làm',
  missionContent:
    'Let dough rest for two days, burn only dry wood, buy from people we can visit, and send every pizza out within a minute of leaving the fire.',
  missionContentVi:
    'Ủ bột đủ hai ngày, chỉ đốt củi khô, mua của những người mình có thể đến tận nơi, và mang từng chiếc bánh ra bàn chưa đầy một phút sau khi rời lửa.',
  valuesTitle: 'What we hold to',
  valuesTitleVi: 'Điều chúng tôi giữ',
  valuesContent:
    'Plain words about what is in the food. The same welcome for one coffee as for a table of twenty. Little waste: yesterday’s dough becomes croutons.',
  valuesContentVi:
    'Món có gì thì nói đúng như vậy. Khách uống một ly cà phê hay đặt bàn hai mươi người đều được đón như nhau. Bột hôm trước còn thành bánh mì giòn ăn với salad.',
  teamTitle: 'The people at the fire',
  teamTitleVi: 'Những người giữ lửa',
  teamContent:
    'Three posts keep this kitchen going from the first log in the morning to the last plate at night.',
  teamContentVi: 'Ba công việc giữ cho gian bếp này chạy đều, từ khúc củi đầu ngày đến chiếc đĩa cuối đêm.',
  teamMember1Name: 'The head chef',
  teamMember1NameVi: 'Bếp trưởng',
  teamMember1Title: 'Writes the menu',
  teamMember1TitleVi: 'Người viết thực đơn',
  teamMember1Description:
    'Tastes every sauce before opening and decides what the market is good for today. The bún chả pizza took eleven tries.',
  teamMember1DescriptionVi:
    'Nếm từng nồi sốt trước giờ mở cửa và quyết định hôm nay chợ có gì ngon. Chiếc pizza bún chả phải thử đến lần thứ mười một mới vừa ý.',
  teamMember1ImageUrl: '/objects/team/head-chef.webp',
  teamMember2Name: 'The oven keeper',
  teamMember2NameVi: 'Thợ lò',
  teamMember2Title: 'Minds the fire',
  teamMember2TitleVi: 'Người coi lửa',
  teamMember2Description:
    'Lights the first log at seven and reads the dome by its colour: black is cold, white is ready. Turns each pizza three times, never four.',
  teamMember2DescriptionVi:
    'Nhóm khúc củi đầu tiên lúc bảy giờ sáng và nhìn màu vòm lò mà đoán nhiệt: còn đen là nguội, trắng ra là nướng được. Mỗi chiếc bánh xoay ba lần, không có lần thứ tư.',
  teamMember2ImageUrl: '/objects/team/oven-keeper.webp',
  teamMember3Name: 'The dough maker',
  teamMember3NameVi: 'Thợ bột',
  teamMember3Title: 'Works two days ahead',
  teamMember3TitleVi: 'Người làm trước hai ngày',
  teamMember3Description:
    'Mixes tonight what you will eat the evening after tomorrow, and adds less yeast when the weather turns hot.',
  teamMember3DescriptionVi: 'Tối nay nhồi mẻ bột mà tối mốt bạn mới ăn, và bớt men mỗi khi trời trở nóng.',
  teamMember3ImageUrl: '/objects/team/dough-maker.webp',
  isActive: true,
}
