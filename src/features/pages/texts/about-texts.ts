const en = {
  head: {
    title: 'Our story · Bếp Lửa',
    description:
      'A pizza kitchen that began with a brick oven in Thu Dau Mot: why we burn longan wood, why the dough rests for two days, and who minds the fire.',
    keywords: 'about Bep Lua, brick oven, longan wood, slow dough, pizzeria Thu Dau Mot',
  },
  eyebrow: 'About the restaurant',
  figures: 'The restaurant in figures',
  beliefs: 'What we believe in',
  visit: {
    title: 'Come and see the fire',
    text: 'The best of this story cannot be read. Book a table, or let us bake something to take home.',
    book: 'Book a table',
    menu: 'See the menu',
  },
}

const vi: typeof en = {
  head: {
    title: 'Câu chuyện của quán · Bếp Lửa',
    description:
      'Quán pizza bắt đầu từ một cái lò gạch ở Thủ Dầu Một: vì sao đốt củi nhãn, vì sao ủ bột hai ngày và ai là người giữ lửa mỗi tối.',
    keywords: 'giới thiệu Bếp Lửa, lò gạch, củi nhãn, bột ủ, quán pizza Thủ Dầu Một',
  },
  eyebrow: 'Giới thiệu quán',
  figures: 'Quán qua những con số',
  beliefs: 'Điều quán tin',
  visit: {
    title: 'Mời bạn ghé xem lửa',
    text: 'Phần hay nhất của câu chuyện này không nằm trong chữ. Bạn đặt một bàn, hoặc để quán nướng bánh mang về nhé.',
    book: 'Đặt bàn',
    menu: 'Xem thực đơn',
  },
}

export const aboutTexts = { vi, en }
